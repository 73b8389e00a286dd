import type { Locale } from '../../../src/market/markets.ts'
import { textsFrom } from '../shared/build.ts'
import type { Texts } from '../texts.ts'
import { activity } from './activity.ts'
import { box } from './box.ts'
import { components } from './components.ts'
import { grammar } from './grammar.ts'
import { northern } from './northern.ts'
import type { Grammar } from '../shared/grammar.ts'
import { hotel } from './hotel.ts'
import { labels } from './labels.ts'
import { landing } from './landing.ts'
import { messages } from './messages.ts'
import { review } from './review.ts'
import { room } from './room.ts'
import { stay } from './stay.ts'
import { type DutchUsage, flanders, netherlands } from './usage.ts'

function dutch(locale: Locale, usage: DutchUsage): Texts {
  const written = labels(usage)
  const spoken: Grammar = usage.country === 'NL' ? { ...grammar, finish: (text) => northern(grammar.finish(text)) } : grammar
  return textsFrom({
    locale,
    grammar: spoken,
    labels: written,
    components: components(usage),
    stay: stay(usage),
    hotel: hotel(usage),
    room: room(written, usage),
    activity,
    box: box(usage),
    review: review(usage),
    landing: landing(usage),
    messages: messages(spoken),
  })
}

export const dutchOfTheNetherlands = dutch('nl_NL', netherlands)
export const dutchOfFlanders = dutch('nl_BE', flanders)
