import { expect } from 'vitest'
import { it } from './fixture/it.ts'

const results = 5000
const exactMatch = Array.from({ length: results }, (_, at) => ({
  id: at + 1,
  location: { lat: 43 + ((at * 7919) % 5000) / 1000, lng: -1 + ((at * 104_729) % 7000) / 1000 },
  weekend: [{ id: at + 1 }],
}))
/** A frame at 60 per second, milliseconds. */
const frame = 1000 / 60

it('draws 5,000 results without an element for any of them, and pans within a frame’s time', async ({ visit }) => {
  const { page } = await visit(
    'results-map',
    { props: { path: {}, query: '' }, at: '/fr/week-ends' },
    { screen: 'medium', browser: 'drawing' },
  )
  await page.route('**/api/offers.json?**', (route) =>
    route.fulfill({
      json: route.request().url().includes('performMapSearch')
        ? { exactMatch, searchDetails: { totalCount: results } }
        : { exactMatch: [], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: results, location: { lat: 45.5, lng: 2.5 } } },
    }),
  )
  await page.getByRole('button', { name: 'Map' }).click()
  await page.getByRole('heading', { name: /5\D?000 hotels/ }).waitFor()
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  expect(await page.locator('dialog *').count()).toBeLessThan(200)

  const middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  // CPU time, so that the machine's other work is not counted.
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scripted = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value
  }
  const frames = await page.evaluateHandle(() => {
    const seen = { count: 0 }
    const next = () => {
      seen.count++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    return seen
  })
  const before = await scripted()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  for (let step = 0; step < 60; step++) await page.mouse.move(middle.x + step * 4, middle.y + (step % 20) * 4)
  await page.mouse.up()
  const spent = (await scripted()) - before
  const { count } = await frames.jsonValue()
  expect(count).toBeGreaterThan(20)
  expect(spent / count).toBeLessThan(frame)
})
