import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const props = { end: '2027-03-16T12:00:02.000Z', until: '16 March, 13:00' }

it('ticks every second and stops at zero', async () => {
  const page = await fixture.browser.newPage()
  await page.clock.install({ time: '2027-03-15T11:00:00.000Z' })
  await fixture.show(page, 'countdown', { props })
  const clock = () => page.locator('b').allTextContents()
  await page.clock.pauseAt('2027-03-15T12:00:00.000Z')
  expect(await clock()).toEqual(['01', '00', '00', '02'])
  await page.clock.runFor(1000)
  expect(await clock()).toEqual(['01', '00', '00', '01'])
  await page.clock.fastForward('23:59:59')
  expect(await clock()).toEqual(['00', '00', '00', '02'])
  await page.clock.runFor(10_000)
  expect(await clock()).toEqual(['00', '00', '00', '00'])
  await page.close()
})

it('names the end where no script runs', async () => {
  const context = await fixture.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await fixture.show(page, 'countdown', { props })
  expect(await page.getByText('Until 16 March, 13:00').isVisible()).toBe(true)
  await context.close()
})
