import { textsFrom, type Wording } from '../shared/build.ts'
import { capital } from '../shared/grammar.ts'
import { merged } from '../shared/merge.ts'
import activity from './activity.json' with { type: 'json' }
import belgium from './belgium.json' with { type: 'json' }
import box from './box.json' with { type: 'json' }
import components from './components.json' with { type: 'json' }
import hotel from './hotel.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import landing from './landing.json' with { type: 'json' }
import menus from './menus.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }
import netherlands from './netherlands.json' with { type: 'json' }
import review from './review.json' with { type: 'json' }
import room from './room.json' with { type: 'json' }
import stay from './stay.json' with { type: 'json' }
import { grammar } from './grammar.ts'

export const wording: Wording = { activity, box, components, hotel, labels, landing, menus, messages, review, room, stay }

/** Words of Flanders, in which the texts are written, with those of the Netherlands. */
const northernTerms = Object.entries(netherlands).map(([flemish, term]) => ({
  pattern: new RegExp(`(?<![\\p{L}’])${flemish}(?!\\p{L})`, 'giu'),
  term,
}))

/** The same text as the Netherlands writes it; a capital stays a capital. */
function northern(text: string): string {
  return northernTerms.reduce(
    (written, { pattern, term }) => written.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capital(term) : term)),
    text,
  )
}

export const dutchOfTheNetherlands = textsFrom('nl_NL', wording, { ...grammar, finish: (text) => northern(grammar.finish(text)) })
export const dutchOfFlanders = textsFrom('nl_BE', merged(wording, belgium), grammar)
