/** Returns `count` entries of a list, the same ones for the same seed whatever else is in the list. */
export function sample(list: readonly string[], count: number, seed: number): string[] {
  if (list.length <= count) return [...list]
  return [...list].sort((one, other) => hash(one, seed) - hash(other, seed)).slice(0, count)
}

/** FNV-1a of a text, mixed with the seed. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
