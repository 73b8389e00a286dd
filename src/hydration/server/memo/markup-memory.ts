import { BoundedMap } from '../../../bounded-map/bounded-map.ts'
import type { MemoMarkup } from './pieces.tsx'

/** Enough for the memoised components of every site on two days. */
const maxEntries = 500

const maxBytes = 6_000_000

const bytesOf = (markup: MemoMarkup): number =>
  markup.reduce<number>((sum, piece) => sum + (typeof piece === 'number' ? 0 : piece.byteLength), 0)

const memory = new BoundedMap<string, MemoMarkup>({ capacity: maxEntries, weights: { limit: maxBytes, weigh: bytesOf } })

export function remembered(key: string, render: () => MemoMarkup): MemoMarkup {
  const known = memory.get(key)
  if (known) return known
  const markup = render()
  memory.set(key, markup)
  return markup
}

const identities = new WeakMap<object, number>()
let lastIdentity = 0

/**
 * Scalars are keyed by value and the rest by identity, which content in the isolate's memory keeps. Objects are frozen, because props must
 * not change.
 */
export function keyOfProps(props: object): string {
  return Object.entries(props)
    .map(([name, value]) => `${name}=${isReference(value) ? `#${identityOf(value)}` : JSON.stringify(value)}`)
    .join(';')
}

export function identityOf(value: object): number {
  const known = identities.get(value)
  if (known !== undefined) return known
  freeze(value)
  identities.set(value, ++lastIdentity)
  return lastIdentity
}

function freeze(value: object): void {
  if (typeof value === 'function' || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) if (isReference(inner)) freeze(inner)
}

const isReference = (value: unknown): value is object => typeof value === 'function' || (typeof value === 'object' && value !== null)
