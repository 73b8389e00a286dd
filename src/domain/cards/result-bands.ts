export const resultsPageSize = 24

/** Banners follow the first row and index 9; the gift card starts the rest. */
export interface ResultBands<R> {
  readonly firstRow: readonly R[]
  readonly untilNine: readonly R[]
  readonly rest: readonly R[]
}

export function resultBands<R>(results: readonly R[]): ResultBands<R> {
  return { firstRow: results.slice(0, 3), untilNine: results.slice(3, 9), rest: results.slice(9) }
}
