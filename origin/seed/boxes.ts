import { themes, type ComponentCode, type ThemeCode } from '../catalogue/codes.ts'
import type { BoxFacts } from '../catalogue/facts.ts'

/** Box: theme, nights, breakfast, contents, country, price and reference price in euro. */
type Line = readonly [ThemeCode, number, boolean, readonly ComponentCode[], string | null, number, number | null]

/** The range, best sellers first. Codes count from 201. */
const lines: readonly Line[] = [
  ['wellness', 1, true, ['spa-access'], null, 129, null],
  ['romantic', 1, true, ['sparkling-wine'], null, 119, 139],
  ['gastronomy', 1, true, ['dinner-3'], null, 169, null],
  ['unusual', 1, true, [], null, 149, null],
  ['wellness', 2, true, ['spa-access', 'massage-30'], null, 289, 329],
  ['seaside', 1, true, [], null, 119, null],
  ['countryside', 1, true, ['bike-rental'], null, 109, null],
  ['city', 1, true, ['guided-walk'], null, 129, null],
  ['romantic', 2, true, ['candlelight-dinner'], null, 249, null],
  ['gastronomy', 1, true, ['dinner-5'], null, 249, 279],
  ['family', 1, true, ['treetop'], null, 159, null],
  ['mountain', 2, true, ['spa-access'], null, 229, null],
  ['wellness', 1, true, ['hammam-ritual'], null, 159, 174],
  ['seaside', 2, true, ['dinner-3'], null, 239, null],
  ['culture', 1, true, ['castle-visit'], null, 129, null],
  ['unusual', 1, true, ['hot-tub-private'], null, 189, 209],
  ['countryside', 2, true, ['picnic'], null, 199, null],
  ['gastronomy', 1, false, ['wine-tasting'], 'FR', 139, null],
  ['city', 2, true, ['museum', 'boat-trip'], null, 219, 259],
  ['romantic', 1, true, ['rose-petals', 'breakfast-in-bed'], null, 149, null],
  ['family', 2, true, ['zoo'], null, 269, null],
  ['wellness', 1, true, ['private-spa'], null, 219, null],
  ['seaside', 1, true, ['sailing'], null, 179, null],
  ['mountain', 1, true, ['snowshoes'], null, 149, 164],
  ['gastronomy', 1, true, ['tapas-dinner'], 'ES', 119, null],
  ['countryside', 1, true, ['horse-ride'], null, 159, null],
  ['culture', 2, true, ['guided-walk', 'museum'], 'IT', 229, null],
  ['city', 1, true, ['boat-trip'], 'NL', 139, null],
  ['unusual', 2, true, ['picnic', 'hiking-guide'], 'BE', 239, null],
  ['romantic', 1, true, ['balloon'], 'FR', 399, 449],
]

export interface BoxSeed {
  readonly facts: BoxFacts
  readonly twin: string
  readonly theme: number
  /** Cents. */
  readonly price: number
  readonly referencePrice: number | null
  readonly rank: number
}

/** `choices` counts the stays a theme, a number of nights and a country leave to choose from. */
export function boxSeeds(choices: (theme: ThemeCode, nights: number, cc: string | null) => number): BoxSeed[] {
  return lines.map(([theme, nights, breakfast, components, cc, price, reference], index) => ({
    facts: {
      code: `${201 + index}EBOX`,
      theme,
      nights,
      breakfast,
      components: [...components],
      cc,
      choice: Math.max(10, Math.floor(choices(theme, nights, cc) / 10) * 10),
    },
    twin: `${201 + index}PBOX`,
    theme: themes[theme],
    price: price * 100,
    referencePrice: reference === null ? null : reference * 100,
    rank: index,
  }))
}
