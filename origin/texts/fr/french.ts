import type { Texts } from '../texts.ts'
import type { Locale } from '../../../src/market/markets.ts'
import { textsFrom } from '../shared/build.ts'
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
import { belgium, france, type FrenchUsage } from './usage.ts'

function french(locale: Locale, usage: FrenchUsage): Texts {
  const written = labels(usage)
  return textsFrom({
    locale,
    grammar,
    labels: written,
    components: components(usage),
    stay: stay(usage),
    hotel: hotel(usage),
    room: room(written),
    activity,
    box: box(usage),
    review: review(usage),
    landing: landing(usage),
    messages,
  })
}

export const frenchOfFrance = french('fr_FR', france)
export const frenchOfBelgium = french('fr_BE', belgium)
