import * as v from 'valibot'
import { type ComponentCode, componentCodes, type ThemeCode, themeCodes, themes } from '../facts/codes.ts'
import type { BoxFacts } from '../facts/facts.ts'
import json from './boxes.json' with { type: 'json' }

const Line = v.object({
  theme: v.picklist(themeCodes),
  nights: v.number(),
  breakfast: v.boolean(),
  components: v.array(v.picklist(componentCodes)),
  /** ISO 3166-1 alpha-2; null for every country. */
  country: v.nullable(v.string()),
  /** Whole euro. */
  price: v.number(),
  referencePrice: v.nullable(v.number()),
})

/** Best sellers first; codes count from 201. */
const lines = v.parse(v.array(Line), json)

export interface BoxSeed {
  readonly facts: BoxFacts
  readonly twin: string
  readonly theme: number
  readonly price: number
  readonly referencePrice: number | null
  readonly rank: number
}

/** What every stay of a box includes. */
export interface BoxContent {
  readonly theme: ThemeCode
  readonly nights: number
  readonly breakfast: boolean
  readonly cc: string | null
  readonly components: readonly ComponentCode[]
}

/**
 * `choices` counts the hotels of a country with a stay that has the theme, includes the content and can last the nights: a beneficiary is shown
 * one stay of each.
 */
export function boxSeeds(choices: (content: BoxContent) => number): BoxSeed[] {
  return lines.map(({ theme, nights, breakfast, components, country: cc, price, referencePrice: reference }, index) => ({
    facts: {
      code: `${201 + index}EBOX`,
      theme,
      nights,
      breakfast,
      components,
      cc,
      choice: tensBelow(choices({ theme, nights, breakfast, cc, components })),
    },
    twin: `${201 + index}PBOX`,
    theme: themes[theme],
    price: price * 100,
    referencePrice: reference === null ? null : reference * 100,
    rank: index,
  }))
}

/** Texts say "more than" it, which twenty are not of twenty. */
const tensBelow = (count: number): number => Math.floor((count - 1) / 10) * 10
