import type { Language } from '../../../src/market/markets.ts'
import type { HotelFacts } from '../../catalogue/facts.ts'
import type { PlaceTexts } from '../texts.ts'

/** What every subject needs of a language: lists, hours, durations, dates, places, and the last touch of typography. */
export interface Grammar {
  readonly language: Language
  /** Typography of a finished text: narrow spaces in French, nothing elsewhere. */
  finish(text: string): string
  /** "a", "a et b", "a, b et c". */
  list(items: readonly string[]): string
  /** `15:00` → "15 h". */
  clock(time: string): string
  /** "30 minutes", "1 h 30". */
  duration(minutes: number): string
  /** `yyyy-MM-dd` → "3 mai" or "3 mai 2026". */
  date(iso: string, withYear: boolean): string
  /** "1 nuit", "2 nuits". */
  nights(count: number): string
  /** "une nuit", "deux nuits", "7 nuits": for running text. */
  nightsInWords(count: number): string
  readonly places: PlaceTexts
  /** A sight in the midst of a sentence, with its article where it takes one: "le château de Chambord", "Disneyland Paris". */
  sight(name: string): string
  /** The same after the language's "of" or "from": "du château de Chambord". */
  ofSight(name: string): string
}

/** A nearby sight, ready for a sentence. */
export interface Sight {
  readonly phrase: string
  readonly of: string
  readonly km: number
}

export function sightsOf(hotel: HotelFacts, grammar: Grammar): Sight[] {
  const { language } = grammar
  return hotel.nearby
    .map(({ name, km }) => ({ phrase: grammar.sight(name[language]), of: grammar.ofSight(name[language]), km }))
    .sort((a, b) => a.km - b.km)
}

/** First letter in upper case; Dutch leaves a clipped word small: "’s avonds" becomes "’s Avonds". */
export function capital(text: string): string {
  const clipped = /^['’][a-z] /.test(text)
  if (clipped) return text.slice(0, 3) + text.charAt(3).toUpperCase() + text.slice(4)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Paragraphs of a description, empty ones left out. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

/** Sentences of one paragraph, empty ones left out. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text).join(' ')
}
