import type { Page, Request } from 'playwright'
import { expect } from 'vitest'

/** Runs in the page. Two frames and idle time later, what a response changed is on the page and has sent its own requests. */
const twoFramesAndIdle = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))))

/**
 * The requests of a page from now on. `settled` waits until none is in flight and the page has acted on all responses.
 * Playwright's `networkidle` is of the navigation: once reached, waiting for it again returns at once.
 */
export function requestsOf(page: Page) {
  const made: Request[] = []
  const inFlight = new Set<Request>()
  page.on('request', (request) => {
    made.push(request)
    inFlight.add(request)
  })
  const end = (request: Request) => inFlight.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  async function settled(): Promise<void> {
    const before = made.length
    await expect.poll(() => inFlight.size).toBe(0)
    await page.evaluate(twoFramesAndIdle)
    if (made.length > before || inFlight.size > 0) await settled()
  }
  return { made: made as readonly Request[], settled }
}
