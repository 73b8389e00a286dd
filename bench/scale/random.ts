/** The waiting time of a Poisson process with one event a unit. */
export const exponential = (random: () => number): number => -Math.log(1 - random())

/** Shares of `count` ranks by Zipf's law, which add up to 1. */
export function zipfShares(count: number, exponent: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, at) => (at + 1) ** -exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
