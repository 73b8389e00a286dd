/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The waiting time of a Poisson process with one event a unit. */
export const exponential = (random: () => number): number => -Math.log(1 - random())

/** Shares of `count` ranks by Zipf's law, which add up to 1. */
export function zipfShares(count: number, exponent: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, at) => (at + 1) ** -exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
