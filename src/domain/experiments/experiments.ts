/** Few, because they are part of every page's cache key. */
export const experiments = ['autoDiscount'] as const
export type Experiment = (typeof experiments)[number]

/** Experiments shown in their variation; all others show the control. */
export type Variations = readonly Experiment[]

/** Assigns each variation to half of the visitor ids, stable and independent of the others. */
export function assignedVariations(visitorId: string): Variations {
  return experiments.filter((name) => fold(`${name}:${visitorId}`) % 2 === 1)
}

/** Computes FNV-1a of the code units, with a final mix, because its last bits are poorly distributed. */
function fold(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
