/**
 * Cents to show: rounded up to the whole euro where the market's content says so. For display only: amounts that are sent,
 * summed or compared are never rounded.
 */
export function displayedCents(cents: number, roundUp: boolean): number {
  return roundUp ? Math.ceil(cents / 100) * 100 : cents
}
