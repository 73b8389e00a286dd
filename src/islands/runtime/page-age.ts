import { loadedAt } from '../../hydration/browser/loaded-at.ts'

/** Caches keep a page with prices for a minute, and may send it for the rest of an hour and a half while they fetch the next. */
export const oldestPageMs = 90 * 60_000

/** When the server rendered the page, in epoch milliseconds. */
interface PageInstants {
  /** By the server's clock. */
  readonly rendered: number
  /** By the visitor's clock, which may be wrong. */
  readonly renderedHere: number
}

/** A page may come from a cache: its age is what the clocks say, within what is possible. */
export function pageInstants(rendered: number, loadedHere: number): PageInstants {
  const age = Math.min(Math.max(loadedHere - rendered, 0), oldestPageMs)
  return { rendered, renderedHere: loadedHere - age }
}

let known: PageInstants | undefined

/** From `Server-Timing: rendered;desc="epoch seconds"`, which no entity tag depends on. Undefined on the server, and without the header. */
export function instantsOfPage(): PageInstants | undefined {
  if (import.meta.env.SSR) return undefined
  const [page] = performance.getEntriesByType('navigation')
  if (known || !(page instanceof PerformanceNavigationTiming)) return known
  const seconds = page.serverTiming.find(({ name }) => name === 'rendered')?.description
  return (known = seconds ? pageInstants(Number(seconds) * 1000, loadedAt) : undefined)
}

/** The `initialDataUpdatedAt` of the server's data: without it they would count as fetched when their island appears. */
export const dataInstant = (): number | undefined => instantsOfPage()?.renderedHere
