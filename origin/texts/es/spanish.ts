import { textsFrom } from '../shared/build.ts'
import type { Texts } from '../texts.ts'
import { activity } from './activity.ts'
import { box } from './box.ts'
import { components } from './components.ts'
import { grammar } from './grammar.ts'
import { hotel } from './hotel.ts'
import { labels } from './labels.ts'
import { landing } from './landing.ts'
import { messages } from './messages.ts'
import { review } from './review.ts'
import { room } from './room.ts'
import { stay } from './stay.ts'

export const spanish: Texts = textsFrom({
  locale: 'es_ES',
  grammar,
  labels,
  components,
  stay,
  hotel,
  room,
  activity,
  box,
  review,
  landing,
  messages,
})
