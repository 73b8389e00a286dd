/** Seeded random numbers: the same key draws the same numbers. */
export interface Random {
  next(): number
  between(min: number, max: number): number
  percent(times: number): boolean
  pick<Item>(list: readonly Item[]): Item
  sample<Item>(list: readonly Item[], count: number): Item[]
  weighted<Item>(list: readonly (readonly [Item, number])[]): Item
}

/** Numbers from 0 up to 1, the same for the same 32 bits. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function seededRandom(...key: readonly (string | number)[]): Random {
  const next = mulberry32(hash(key.join(':')))
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const weighted = <Item>(list: readonly (readonly [Item, number])[]): Item => {
    let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of list) if ((rest -= weight) < 0) return item
    return pick(list)[0]
  }
  const sample = <Item>(list: readonly Item[], count: number): Item[] => {
    const pool = [...list]
    const drawn: Item[] = []
    while (drawn.length < count && pool.length > 0) drawn.push(...pool.splice(Math.floor(next() * pool.length), 1))
    return drawn
  }
  return { next, between, percent: (times) => next() * 100 < times, pick, sample, weighted }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
