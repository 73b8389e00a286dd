import { textsFrom, type Wording } from '../shared/build.ts'
import { merged } from '../shared/merge.ts'
import activity from './activity.json' with { type: 'json' }
import belgium from './belgium.json' with { type: 'json' }
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

export const wording: Wording = { activity, box, components, hotel, labels, landing, local, menus, messages, review, room, stay }

export const frenchOfFrance = textsFrom('fr_FR', wording, grammar)
export const frenchOfBelgium = textsFrom('fr_BE', merged(wording, belgium), grammar)
