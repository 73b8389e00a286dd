/** How long a cache may use a response, in milliseconds after it was rendered. */
export interface Lifetime {
  readonly freshMs: number
  /** Until then the response may be sent while a background request fetches the next. Never less than `freshMs`. */
  readonly usableMs: number
}

export interface Rendered extends Lifetime {
  /** Milliseconds since the start of the simulation. */
  readonly renderedAt: number
  readonly tags: readonly string[]
}

/** `hit`: fresh. `stale`: sent at once, and fetched in the background. `miss`: the visitor waited for the worker. */
export type Answer = 'hit' | 'stale' | 'miss'

export interface Served {
  readonly answer: Answer
  readonly page: Rendered
}

/**
 * The cache of one key: a lower tier in each edge location, and one upper tier that all of them ask. Workers Cache is built so. A copy keeps
 * its age on its way down. Rendering takes no time, since requests for a page that is being rendered wait for the same one.
 */
export class TieredCache {
  readonly #lower: (Rendered | undefined)[]
  #upper: Rendered | undefined

  constructor(locations: number) {
    this.#lower = Array.from({ length: locations })
  }

  /** `render` runs the worker at most once. */
  request(location: number, now: number, render: (now: number) => Rendered): Served {
    const near = this.#lower[location]
    if (near && isFresh(near, now)) return { answer: 'hit', page: near }
    if (near && isUsable(near, now)) {
      this.#lower[location] = this.#fromAbove(now, render).page
      return { answer: 'stale', page: near }
    }
    const above = this.#fromAbove(now, render)
    this.#lower[location] = above.page
    return above
  }

  #fromAbove(now: number, render: (now: number) => Rendered): Served {
    const known = this.#upper
    if (known && isFresh(known, now)) return { answer: 'hit', page: known }
    this.#upper = render(now)
    return known && isUsable(known, now) ? { answer: 'stale', page: known } : { answer: 'miss', page: this.#upper }
  }

  /** Until when the location answers without asking above: nothing happens there before. */
  freshUntil(location: number): number {
    const near = this.#lower[location]
    return near ? near.renderedAt + near.freshMs : Number.NEGATIVE_INFINITY
  }

  purge(tags: readonly string[]): void {
    const isPurged = (page: Rendered | undefined) => page?.tags.some((tag) => tags.includes(tag))
    if (isPurged(this.#upper)) this.#upper = undefined
    for (const [location, page] of this.#lower.entries()) if (isPurged(page)) this.#lower[location] = undefined
  }
}

const isFresh = ({ renderedAt, freshMs }: Rendered, now: number): boolean => now < renderedAt + freshMs
const isUsable = ({ renderedAt, usableMs }: Rendered, now: number): boolean => now < renderedAt + usableMs
