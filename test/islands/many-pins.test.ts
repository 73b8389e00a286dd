import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawsByItself, launchChromium } from '../chromium.ts'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const results = 5000
const exactMatch = Array.from({ length: results }, (_, at) => ({
  id: at + 1,
  location: { lat: 43 + ((at * 7919) % 5000) / 1000, lng: -1 + ((at * 104_729) % 7000) / 1000 },
  weekend: [{ id: at + 1 }],
}))
/** A frame at 60 a second, milliseconds. */
const frame = 1000 / 60

declare global {
  interface Window {
    /** Milliseconds that the page's own code took for each frame. */
    frameTimes: number[]
  }
}

it('draws 5,000 results without an element for any of them, and pans within a frame’s time', async () => {
  const drawing = await launchChromium(...drawsByItself)
  const { page, end } = await visit({ ...fixture, browser: drawing }, 'map', { props: { path: {}, query: '' }, at: '/fr/week-ends' })
  await page.route('**/api/offers.json?**', (route) =>
    route.fulfill({
      json: route.request().url().includes('performMapSearch')
        ? { exactMatch, searchDetails: { totalCount: results } }
        : { exactMatch: [], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: results, location: { lat: 45.5, lng: 2.5 } } },
    }),
  )
  await page.evaluate(() => {
    window.frameTimes = []
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) =>
      request((time) => {
        const start = performance.now()
        run(time)
        window.frameTimes.push(performance.now() - start)
      })
  })
  await page.getByRole('button', { name: 'Map' }).click()
  await page.getByRole('heading', { name: /5\D?000 hotels/ }).waitFor()
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  expect(await page.locator('dialog *').count()).toBeLessThan(200)

  const middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  await page.evaluate(() => void (window.frameTimes.length = 0))
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  for (let step = 0; step < 60; step++) await page.mouse.move(middle.x + step * 4, middle.y + (step % 20) * 4)
  await page.mouse.up()
  const frames = (await page.evaluate(() => window.frameTimes)).sort((one, other) => one - other)
  expect(frames.length).toBeGreaterThan(20)
  // The quickest tenth: what else the machine does makes a frame slower, never quicker.
  expect(frames[Math.floor(frames.length / 10)]).toBeLessThan(frame)
  await end()
  await drawing.close()
})
