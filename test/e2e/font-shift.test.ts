import { describe, expect } from 'vitest'
import { it } from './it.ts'

const box = '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX'

const paths = [
  '/fr',
  '/fr/week-ends/normandie',
  '/fr/sejour/10572',
  '/fr/hotel/1014',
  '/fr/activites',
  '/fr/activites/700001',
  '/nl/nl/activiteiten/700001',
  '/fr/coffrets-cadeaux',
  box,
  '/fr/gift-card',
]
const cases = [
  ...paths.flatMap((path) => [390, 1280].map((width) => [path, width] as const)),
  // Here the last crumb, and the place of the activity, end about where their lines do.
  ['/fr/activites/700001', 412],
  [box, 412],
] as const

/** Layout shifts have no type of their own yet. */
interface Shift extends PerformanceEntry {
  readonly value: number
}

describe('what has been painted before the fonts come', () => {
  it.for(cases)('hardly moves: %s, %i px', async ([path, width], { visitor }) => {
    const page = await visitor({ width, painted: true })
    const fonts = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      let total = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as Shift).value
        document.documentElement.dataset['shift'] = String(total)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Fonts delay the events of the document.
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').last().waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    fonts.resolve()
    await page.waitForLoadState('load')
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done))
    })
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
    expect(shift).toBeLessThanOrEqual(0.02)
  })
})
