export interface Row {
  readonly what: string
  readonly unit: 'ms' | 'KB' | '×' | ''
  readonly values: readonly number[]
  /** Upper limit. */
  readonly bar?: number
}

/** Returns the value that a share of them does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(values, 0.5)

const digits = { ms: 0, KB: 1, '×': 2, '': 3 } as const

/** Prints one line per figure: median, lowest and highest, limit, and whether the median is within it. */
export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  for (const { what, unit, values, bar } of rows) {
    const written = (value: number) => value.toFixed(digits[unit])
    const middle = median(values)
    const spread = `${written(Math.min(...values))}–${written(Math.max(...values))}`
    // NaN is never within a limit.
    const storage = bar === undefined ? '' : `bar ${written(bar)}  ${middle <= bar ? 'kept' : 'MISSED'}`
    console.log(`  ${what.padEnd(58)}${`${written(middle)} ${unit}`.padStart(9)}  ${`(${spread})`.padEnd(14)} ${storage}`.trimEnd())
  }
}
