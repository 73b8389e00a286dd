export interface Weights<Value> {
  /** What all values together may weigh. A heavier value is not kept at all. */
  readonly limit: number
  /** The same for a value whenever it is asked. */
  readonly weigh: (value: Value) => number
}

export interface Bounds<Value> {
  /** How many entries there may be. */
  readonly capacity: number
  readonly weights?: Weights<Value>
  /**
   * Keeps a value only when its key is set again while it is among the last so many keys that were not kept. What is asked once would drive out
   * what is asked again, and grow old in V8's heap, where it costs most to collect.
   */
  readonly keptOnSecondOf?: number
}

/** Evicts the least recently used entries when it has more than its capacity, or when their values weigh more than the limit. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #capacity: number
  readonly #weights: Weights<Value> | undefined
  readonly #setOnce: BoundedMap<Key, true> | undefined
  #weight = 0

  constructor({ capacity, weights, keptOnSecondOf }: Bounds<Value>) {
    this.#capacity = capacity
    this.#weights = weights
    this.#setOnce = keptOnSecondOf === undefined ? undefined : new BoundedMap({ capacity: keptOnSecondOf })
  }

  get size(): number {
    return this.#entries.size
  }

  /** Counts as a use of the entry. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    const isReplaced = this.delete(key)
    if (!isReplaced && this.#setOnce && !this.#setOnce.delete(key)) return this.#setOnce.set(key, true)
    const weight = this.#weights?.weigh(value) ?? 0
    const limit = this.#weights?.limit ?? 0
    if (weight > limit) return
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size < this.#capacity && this.#weight + weight <= limit) break
      this.delete(oldest)
    }
    this.#entries.set(key, value)
    this.#weight += weight
  }

  delete(key: Key): boolean {
    const value = this.#entries.get(key)
    if (value !== undefined) this.#weight -= this.#weights?.weigh(value) ?? 0
    return this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#setOnce?.clear()
    this.#weight = 0
  }

  /** Runs from the least to the most recently used entry; reading them counts as no use. */
  values(): IterableIterator<Value> {
    return this.#entries.values()
  }
}
