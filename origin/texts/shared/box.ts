import type { ComponentCode, ThemeCode } from '../../catalogue/codes.ts'
import type { BoxFacts } from '../../catalogue/facts.ts'
import type { BoxTexts } from '../texts.ts'
import type { ComponentWords } from './components.ts'
import { capital, type Grammar, paragraphs } from './grammar.ts'
import { mix, pick } from './pick.ts'

export interface BoxBook {
  /** Names of boxes by theme; the first suits any, the others are told apart by the code. */
  readonly names: Readonly<Record<ThemeCode, readonly string[]>>
  /** A box with an extra: its name and "spa". */
  withTopic(name: string, topic: string): string
  /** A box of a country: its name and "en Belgique". */
  inCountry(name: string, country: string): string
  /** Added to a name when the box has more than one night: "2 nuits". */
  withNights(name: string, nights: string): string
  readonly country: Readonly<Record<string, string>>
  nights(nights: string, breakfast: boolean): string
  readonly forTwo: string
  /** "À choisir parmi plus de 120 séjours en Belgique". */
  choice(count: number, country: string | undefined): string
  readonly validity: string
  readonly giver: Readonly<Record<ThemeCode, readonly string[]>>
  content(nights: string, includes: string, choice: number, country: string | undefined): string
  readonly closing: readonly string[]
  readonly breakfastItem: string
}

/** `210EBOX` and its twin `210PBOX` are one box with one name. */
function seedOf(code: string): number {
  return Number.parseInt(code, 10) || mix(0, code)
}

/** Lower case, without accents, words joined by hyphens. */
export function slugged(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function boxTexts(book: BoxBook, words: Readonly<Record<ComponentCode, ComponentWords>>, grammar: Grammar): BoxTexts {
  const { finish } = grammar
  const countryOf = (box: BoxFacts) => (box.cc === null ? undefined : book.country[box.cc])
  function title(box: BoxFacts): string {
    const name = pick(seedOf(box.code), 'name', book.names[box.theme])
    const [first] = box.components
    const named = first === undefined ? name : book.withTopic(name, words[first].topic)
    const country = countryOf(box)
    const placed = country === undefined ? named : book.inCountry(named, country)
    return finish(box.nights > 1 ? book.withNights(placed, grammar.nights(box.nights)) : placed)
  }
  return {
    title,
    slug: (box) => slugged(title(box)),
    includedContent(box) {
      const lines = [
        book.nights(grammar.nights(box.nights), box.breakfast),
        ...box.components.map((code) => words[code].headword ?? words[code].label),
        book.forTwo,
        book.choice(box.choice, countryOf(box)),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    description(box) {
      const seed = seedOf(box.code)
      const includes = [...(box.breakfast ? [book.breakfastItem] : []), ...box.components.map((code) => words[code].included)]
      return finish(
        paragraphs(
          pick(seed, 'giver', book.giver[box.theme]),
          capital(book.content(grammar.nightsInWords(box.nights), grammar.list(includes), box.choice, countryOf(box))),
          `${pick(seed, 'closing', book.closing)} ${book.validity}`,
        ),
      )
    },
  }
}
