/** Results a page. */
export const resultsPageSize = 24

/** The results between the inline banners: the first row, up to index 9, the rest. */
export interface ResultBands<R> {
  readonly firstRow: readonly R[]
  readonly untilNine: readonly R[]
  readonly rest: readonly R[]
}

export function resultBands<R>(results: readonly R[]): ResultBands<R> {
  return { firstRow: results.slice(0, 3), untilNine: results.slice(3, 9), rest: results.slice(9) }
}
