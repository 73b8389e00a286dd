import type { Page } from 'playwright'

/** Changes of the filters on one page. */
const changes = 20

/**
 * Milliseconds from a change of the search in the address to its results on the screen, one for each change; the first, which also
 * fetches the code of the results, is not counted. Every change of every round asks something new.
 */
export async function changeFilters(page: Page, round: number): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change <= changes; change++) {
    // The most a stay may cost, cents.
    const took = await page.evaluate(untilShown, `priceMax=${24_900 - change * 100 - round * 10}`)
    if (change > 0) times.push(took)
  }
  return times
}

/** Runs in the page: from the new hash until the frame after the results of the island answer it. */
function untilShown(hash: string): Promise<number> {
  const start = performance.now()
  location.hash = hash
  return new Promise((resolve) => {
    let asked = false
    const frame = () => {
      const busy = document.querySelector('travel-island[data-name="results"] [aria-busy]:not(.pending)')?.getAttribute('aria-busy')
      asked ||= busy === 'true'
      // A frame's callbacks run before its paint: what is there in one is seen when the next begins.
      if (asked && busy === 'false') requestAnimationFrame(() => resolve(performance.now() - start))
      else if (performance.now() - start > 10_000) resolve(Number.NaN)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
