import type { ComponentCode, ThemeCode } from '../../facts/codes.ts'
import type { BoxFacts } from '../../facts/facts.ts'
import type { BoxTexts } from '../texts.ts'
import type { ComponentWording } from './components.ts'
import { firstFitting, longestTitle } from './fitting.ts'
import { capital, type Grammar, paragraphs } from './grammar.ts'
import { mix, pick } from './pick.ts'
import { listIncluded, namesBreakfast } from './stay.ts'
import { fill, type Template } from './template.ts'

export interface BoxWording {
  /** By theme; one is selected by the code of the box. */
  readonly names: Readonly<Record<ThemeCode, readonly string[]>>
  /** A box with an extra: its `{name}` and "spa". */
  readonly withTopic: Template
  /** A box of a country: its `{name}` and "en Belgique". */
  readonly inCountry: Template
  /** A box of several nights: its `{name}` and "2 nuits". */
  readonly withNights: Template
  readonly country: Readonly<Record<string, string>>
  readonly nights: { readonly withBreakfast: Template; readonly roomOnly: Template }
  readonly forTwo: string
  /** "À choisir parmi plus de {count} séjours[ {country}]". */
  readonly choice: Template
  readonly validity: string
  readonly giver: Readonly<Record<ThemeCode, readonly string[]>>
  readonly content: Template
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

export function boxTexts(wording: BoxWording, components: Readonly<Record<ComponentCode, ComponentWording>>, grammar: Grammar): BoxTexts {
  const { finish } = grammar
  const number = (count: number) => count.toLocaleString(grammar.numbers)
  const countryOf = (box: BoxFacts) => (box.cc === null ? '' : (wording.country[box.cc] ?? ''))
  function title(box: BoxFacts, names: { country: boolean; nights: boolean } = { country: true, nights: true }): string {
    const name = pick(seedOf(box.code), 'name', wording.names[box.theme])
    const [first] = box.components
    const named = first === undefined ? name : fill(wording.withTopic, { name, topic: components[first].topic })
    const country = names.country ? countryOf(box) : ''
    const placed = country === '' ? named : fill(wording.inCountry, { name: named, country })
    return finish(names.nights && box.nights > 1 ? fill(wording.withNights, { name: placed, nights: grammar.nights(box.nights) }) : placed)
  }
  return {
    title: (box) => title(box),
    metaTitle: (box) =>
      firstFitting(
        [
          title(box),
          title(box, { country: true, nights: false }),
          title(box, { country: false, nights: true }),
          title(box, { country: false, nights: false }),
        ],
        longestTitle,
      ),
    slug: (box) => slugged(title(box)),
    includedContent(box) {
      const lines = [
        fill(namesBreakfast(box, box.nights) ? wording.nights.withBreakfast : wording.nights.roomOnly, {
          nights: grammar.nights(box.nights),
        }),
        ...box.components.map((code) => components[code].headword ?? components[code].label),
        wording.forTwo,
        fill(wording.choice, { count: number(box.choice), country: countryOf(box) }),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    description(box) {
      const seed = seedOf(box.code)
      const breakfast = namesBreakfast(box, box.nights) ? wording.breakfastItem : undefined
      const includes = listIncluded(box.components, components, breakfast)
      return finish(
        paragraphs(
          pick(seed, 'giver', wording.giver[box.theme]),
          capital(
            fill(wording.content, {
              nights: grammar.nightsInWords(box.nights),
              includes: grammar.list(includes),
              choice: number(box.choice),
              country: countryOf(box),
            }),
          ),
          `${pick(seed, 'closing', wording.closing)} ${wording.validity}`,
        ),
      )
    },
  }
}
