import { textsFrom } from '../shared/build.ts'
import activity from './activity.json' with { type: 'json' }
import box from './box.json' with { type: 'json' }
import components from './components.json' with { type: 'json' }
import hotel from './hotel.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import landing from './landing.json' with { type: 'json' }
import local from './local.json' with { type: 'json' }
import menus from './menus.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }
import review from './review.json' with { type: 'json' }
import room from './room.json' with { type: 'json' }
import stay from './stay.json' with { type: 'json' }
import { grammar } from './grammar.ts'

export const spanish = textsFrom(
  'es_ES',
  { activity, box, components, hotel, labels, landing, local, menus, messages, review, room, stay },
  grammar,
)
