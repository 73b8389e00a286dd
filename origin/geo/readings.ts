import { folded } from '@escale/catalogue'

/** A name, and where its place is said to be. All texts are folded. */
export interface Reading {
  readonly name: string
  readonly within: readonly string[]
  /** Whether the parts were told apart by punctuation, so that the name may be unfinished. */
  readonly isPunctuated: boolean
  /** Whether the place was written behind what it is in, which is rare: nothing is proposed because of it. */
  readonly isTurned: boolean
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What is searched, as people write it before or behind the place. */
const lodging = setOf(
  'hotel hotels hoteles hostal hotelletje albergo alberghi hebergement hebergements logement logements alojamiento overnachten overnachting ' +
    'week weg weekend weekends weekendje weekendjes end ends sejour sejours escapade escapades escapada escapadas finde vacances vacaciones vakantie ' +
    'vacanza vacanze city trip citytrip soggiorno verblijf estancia nuit nuits chambre chambres reserver boeken reservar prenotare',
)

const articles = 'le la les l el los las il lo i gli de den het s t the'

const prepositions = setOf(
  `${articles} a au aux en dans du des d pres proche autour vers pour y cerca cercanias in op aan te bij naar van rond nel nella nello nei sul ` +
    'sulla da di del della dei vicino near to of',
)

/** Readings of a text that is no name as it is written, the likeliest first: "Paris, France", "hôtel à Paris", "Bruxelles Belgique". */
export function readings(text: string): readonly Reading[] {
  const parts = text
    .split(/[,;()/|\n]|\s[-–—]\s/)
    .map(folded)
    .filter((part) => part !== '')
  const whole = bare(folded(text))
  const found = [...punctuated(parts.map(bare)), reading(whole, []), ...splitAtWords(whole)]
  const known = new Set<string>()
  return found
    .filter(({ name, within }) => {
      const key = [name, ...within].join(',')
      const isNew = name !== '' && !known.has(key)
      known.add(key)
      return isNew
    })
    .slice(0, mostReadings)
}

/** Each is a query. */
const mostReadings = 8

const reading = (name: string, within: readonly string[], { isPunctuated = false, isTurned = false } = {}): Reading => ({
  name,
  isTurned,
  within: within.filter((part) => part !== ''),
  isPunctuated,
})

/** "Paris, Île-de-France, France", and "France, Paris". */
function punctuated(parts: readonly string[]): readonly Reading[] {
  const [first = '', ...others] = parts.filter((part) => part !== '')
  const last = others.at(-1)
  if (last === undefined) return []
  return [
    reading(first, others, { isPunctuated: true }),
    reading(last, [first, ...others.slice(0, -1)], { isPunctuated: true, isTurned: true }),
  ]
}

function splitAtWords(text: string): readonly Reading[] {
  const list = text.split(' ')
  return list.slice(1).map((_, index) => {
    const at = list.length - 1 - index
    return reading(list.slice(0, at).join(' '), [bare(list.slice(at).join(' '))])
  })
}

/** Without words that name no place, at either end, and without a postcode beside a name. */
function bare(text: string): string {
  const list = text.split(' ')
  while (list.length > 1 && isBeside(list[0], true)) list.shift()
  while (list.length > 1 && isBeside(list.at(-1), false)) list.pop()
  const [only = ''] = list
  return list.length === 1 && (lodging.has(only) || prepositions.has(only)) ? '' : list.join(' ')
}

const isBeside = (word = '', before: boolean): boolean => lodging.has(word) || /^\d{4,5}$/.test(word) || (before && prepositions.has(word))

/** The name with each article that it may have, and without its own: "mans" is Le Mans, "la bretagne" Bretagne. */
export function withArticles(name: string): readonly string[] {
  const own = articles.split(' ').find((article) => name.startsWith(`${article} `))
  const others = articles.split(' ').map((article) => `${article} ${name}`)
  return own === undefined ? others : [name.slice(own.length + 1), ...others]
}
