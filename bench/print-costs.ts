import type { Kind } from './addresses.ts'
import type { Costs } from './page-cost.ts'
import { aboveLimit, costOf, ratio, type Spread, warmUpCurve } from './report.ts'

/** Names of the measured workers in the results. `base` is what ratios and noise refer to. */
export const names = { site: 'this build', baseline: 'baseline', control: 'control', unrendered: 'not rendered', peer: 'peer' } as const

export interface Printed {
  readonly title: string
  readonly kinds: readonly Kind[]
  readonly pagesOfAKind: number
  readonly warmingPages: number
  readonly hasBaseline: boolean
}

const each = (values: readonly number[], digits: number) => values.map((value) => value.toFixed(digits)).join(' ')
const milliseconds = (spread: Spread) => `${spread.value.toFixed(2)} ms (${each(spread.each, 2)})`
const times = (spread: Spread) => `${spread.value.toFixed(2)} (${each(spread.each, 2)})`

/** Prints what pages cost: first what this build costs above the limit and beside the others, with the noise. */
export function printCosts({ title, kinds, pagesOfAKind, warmingPages, hasBaseline }: Printed, costs: readonly Costs[]): void {
  const base = hasBaseline ? names.baseline : names.site
  const has = (kind: Kind, name: string) => costs[0]?.turns[kind]?.[name] !== undefined
  console.log(
    `\nCPU of a page requested once, ${title}: ${pagesOfAKind} pages of a kind, none requested before, after ${warmingPages} of all kinds; ` +
      `in brackets each of ${costs.length} fresh processes`,
  )
  for (const kind of kinds) {
    const above = hasBaseline
      ? `above the limit ${times(ratio(costs, kind, [names.site, base], 'above'))} of the baseline`
      : `above the limit ${milliseconds(aboveLimit(costs, kind, names.site))}`
    const peer = has(kind, names.peer) ? `, whole page ${times(ratio(costs, kind, [names.site, names.peer], 'page'))} of the peer` : ''
    console.log(`  ${kind.padEnd(12)} ${above}${peer}, noise ${times(ratio(costs, kind, [names.control, base], 'above'))}`)
  }
  console.log(
    '  the same in milliseconds, and the limits (fetch, parse, finished string; the same worker, not rendered) as a share of a page',
  )
  for (const kind of kinds) {
    const whole = Object.keys(costs[0]?.turns[kind] ?? {}).map((name) => `${name} ${milliseconds(costOf(costs, kind, name))}`)
    const shares = ['limit', names.unrendered].filter((name) => has(kind, name))
    const limits = shares.map((name) => `${name} ${times(ratio(costs, kind, [name, names.site], 'page'))}`).join(', ')
    console.log(`  ${kind.padEnd(12)} ${whole.join(', ')}; shares: ${limits}`)
  }
  const { warming, measured } = warmUpCurve(costs, names.site)
  console.log(
    `  warm-up curve of this build, ms a page of all kinds: ${each(warming, 1)} in each eighth of the ${warmingPages} before, then ` +
      `${each(measured, 1)} in the first and last third of those measured (one at a time, so dearer)`,
  )
}
