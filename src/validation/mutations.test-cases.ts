export type Random = () => number

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Container = Record<string, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Leaves three entries of every list, so that a change is found fast. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened)
  return isContainer(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)])) : value
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  const [value] = values.slice(Math.floor(random() * values.length))
  if (value === undefined) throw new RangeError('There is nothing to pick from.')
  return value
}

/** What takes the place of a value. */
const replacements: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 10 ** 20,
  () => '',
  () => ' ',
  () => '1',
  () => '2027-02-30',
  () => '2027-02-28',
  () => '/fr',
  () => 'x'.repeat(3000),
  () => '\ud800',
  () => [],
  () => [null],
  () => ['', '1', 2],
  // A list with a hole.
  () => Array(2),
  () => ({}),
  () => ({ length: 1 }),
  () => JSON.parse('{"__proto__":{"type":"product"},"constructor":1,"toString":2}'),
  () => Object.create({ type: 'inherited', id: 1 }),
]

type Change = (container: Container, key: string, random: Random) => void

const changes: readonly Change[] = [
  (container, key, random) => void (container[key] = pick(replacements, random)()),
  (container, key) => void (Array.isArray(container) ? container.splice(Number(key), 1) : delete container[key]),
  (container, key) => {
    if (!Array.isArray(container)) container[`${key}More`] = container[key]
  },
  (container, _, random) => {
    if (Array.isArray(container)) return
    for (const unsafe of ['__proto__', 'constructor', 'prototype'])
      Object.defineProperty(container, unsafe, {
        value: pick(replacements, random)(),
        enumerable: true,
        configurable: true,
        writable: true,
      })
  },
  (container, key) => {
    const value = container[key]
    if (typeof value === 'string') container[key] = value.length > 20 ? value.slice(0, 5) : `${value}${value}`
    else if (typeof value === 'number') container[key] = String(value)
    else if (Array.isArray(value)) value.push(...value)
    else if (isContainer(value)) container[key] = [value]
    else container[key] = String(value)
  },
  // Another order of keys.
  (container, key) => {
    const value = container[key]
    if (Array.isArray(container)) container.reverse()
    else if (delete container[key]) container[key] = value
  },
  // A part of the same document in the place of another.
  (container, key, random) => void (container[key] = structuredClone(container[pick(Object.keys(container), random)])),
]

/** Returns a copy with one to three changes at any depth. */
export function mutated(value: unknown, random: Random): unknown {
  const root: Container = { value: structuredClone(value) }
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const places = placesIn(root)
    if (places.length === 0) break
    const [container, key] = pick(places, random)
    pick(changes, random)(container, key, random)
  }
  return root['value']
}

function placesIn(container: Container): (readonly [Container, string])[] {
  return Object.keys(container).flatMap((key) => {
    const inner = container[key]
    return [[container, key] as const, ...(isContainer(inner) ? placesIn(inner) : [])]
  })
}
