/** Cents; `difference` is new minus old. */
export interface PriceChange {
  readonly direction: 'lower' | 'higher' | 'same'
  readonly before: number
  readonly after: number
  readonly difference: number
}

/** Equal prices open no dialog. */
export function comparePrices(before: number, after: number): PriceChange {
  const difference = after - before
  const direction = difference === 0 ? 'same' : difference < 0 ? 'lower' : 'higher'
  return { direction, before, after, difference }
}
