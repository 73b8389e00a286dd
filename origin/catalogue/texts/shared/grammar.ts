import type { Language } from '../../../../src/market/markets.ts'
import type { HotelFacts } from '../../facts/facts.ts'
import type { PlaceTexts } from '../texts.ts'

/** The rules of a language: lists, hours, durations, dates, places, typography. */
export interface Grammar {
  readonly language: Language
  /** BCP 47 tag for grouping of digits. */
  readonly numbers: string
  /** Sets the spaces of a finished text. */
  finish(text: string): string
  list(items: readonly string[]): string
  clock(time: string): string
  /** The first of two times: Dutch names the unit once. */
  hour(time: string): string
  /** "30 minutes", "1 h 30". */
  duration(minutes: number): string
  /** `yyyy-MM-dd` → "3 mai", "3 mai 2026". */
  date(iso: string, withYear: boolean): string
  /** "jusqu’au 3 mai". */
  until(iso: string, withYear: boolean): string
  nights(count: number): string
  nightsInWords(count: number): string
  readonly places: PlaceTexts
  /** A hotel's name as the subject or object of a sentence, with its article: "l’Hôtel du Cygne", "Le Clos des Lilas". */
  hotelInSentence(name: string): string
  /** A sight in a sentence, with its article: "le château de Chambord". */
  sight(name: string): string
  /** The same after "of" or "from": "du château de Chambord". */
  ofSight(name: string): string
  /** The same after "to", where it merges with the article. */
  toSight?(name: string): string
}

/** A nearby sight, ready for a sentence. */
export interface Sight {
  readonly phrase: string
  readonly ofPhrase: string
  readonly to: string
  readonly kilometres: number
  /** The same in figures of the language: "1,6". */
  readonly km: string
}

/** The sights near a hotel, the nearest first. */
export function sightsOf(hotel: HotelFacts, grammar: Grammar): Sight[] {
  return landmarksOf(hotel, grammar, false)
}

/** The towns near a hotel, the nearest first. */
export function townsOf(hotel: HotelFacts, grammar: Grammar): Sight[] {
  return landmarksOf(hotel, grammar, true)
}

function landmarksOf(hotel: HotelFacts, grammar: Grammar, town: boolean): Sight[] {
  const { language } = grammar
  return hotel.nearby
    .filter((landmark) => landmark.town === town)
    .map(({ name: { [language]: name }, km }) => ({
      phrase: grammar.sight(name),
      ofPhrase: grammar.ofSight(name),
      to: grammar.toSight?.(name) ?? '',
      kilometres: km,
      km: km.toLocaleString(grammar.numbers),
    }))
    .sort((a, b) => a.kilometres - b.kilometres)
}

/** First letter in upper case; a clipped Dutch word stays small: "’s Avonds". */
export function capital(text: string): string {
  const clipped = /^’[a-z] /.test(text)
  if (clipped) return text.slice(0, 3) + text.charAt(3).toUpperCase() + text.slice(4)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text).join(' ')
}

/** Puts the article of its first words before a hotel's name; other names have one of their own, or none. */
export function withArticle(articles: Readonly<Record<string, readonly string[]>>): (name: string) => string {
  const byStart = Object.entries(articles).flatMap(([article, starts]) => starts.map((start) => ({ article, start })))
  const longestFirst = byStart.toSorted((a, b) => b.start.length - a.start.length)
  return (name) => {
    const article = longestFirst.find(({ start }) => name.startsWith(`${start} `))?.article
    return article === undefined ? name : article.endsWith('’') ? article + name : `${article} ${name}`
  }
}
