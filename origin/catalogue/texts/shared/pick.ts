/** A well-mixed number from a seed and a salt (FNV-1a, then an avalanche). */
export function mix(seed: number, salt: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < salt.length; index++) hash = Math.imul(hash ^ salt.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function pick<T>(seed: number, salt: string, wordings: readonly T[]): T {
  const chosen = wordings[mix(seed, salt) % wordings.length]
  if (chosen === undefined) throw new Error(`no wording for ${salt}`)
  return chosen
}

/** `count` different entries in a shuffled order. */
export function pickSome<T>(seed: number, salt: string, wordings: readonly T[], count: number): T[] {
  return wordings
    .map((wording, index) => ({ wording, rank: mix(seed, `${salt}#${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ wording }) => wording)
}
