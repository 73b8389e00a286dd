/** The experiments that run, each with a control and one variation: together they are part of a page's cache key, so they stay few. */
export const experiments = ['autoDiscount'] as const
export type Experiment = (typeof experiments)[number]

/** The experiments whose variation a visitor sees, in the order of the list; of the others it is the control. */
export type Variations = readonly Experiment[]

/** The variations of an anonymous visitor id: the same at every visit, half of the visitors each, one experiment independent of the other. */
export function assignedVariations(visitorId: string): Variations {
  return experiments.filter((name) => fold(`${name}:${visitorId}`) % 2 === 1)
}

/** FNV-1a of the text's code units, its bits mixed once more: the last ones alone would tell little. */
function fold(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
