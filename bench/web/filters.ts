import type { Page } from 'playwright'

/** Changes of the filters on one page. */
const changes = 20

/**
 * Milliseconds from a change of the search in the address to its results on the screen, one value per change. The first, which loads code,
 * is not counted. Every change is a new query.
 */
export async function changeFilters(page: Page, round: number): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change <= changes; change++) {
    // Highest price of a stay, cents.
    const took = await page.evaluate(untilShown, `priceMax=${24_900 - change * 100 - round * 10}`)
    if (change > 0) times.push(took)
  }
  return times
}

/** Runs in the page: from the new hash to the frame after its results. */
function untilShown(hash: string): Promise<number> {
  const start = performance.now()
  location.hash = hash
  return new Promise((resolve) => {
    let sent = false
    const frame = () => {
      const busy = document.querySelector('travel-island[data-name="results"] [aria-busy]:not(.pending)')?.getAttribute('aria-busy')
      sent ||= busy === 'true'
      // A frame's callbacks run before its paint, which is done when the next begins.
      if (sent && busy === 'false') requestAnimationFrame(() => resolve(performance.now() - start))
      else if (performance.now() - start > 10_000) resolve(Number.NaN)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
