import { expect } from 'vitest'
import { it } from './fixture/it.ts'

const props = { end: '2027-03-16T12:00:02.000Z', until: '16 March, 13:00' }

it('ticks every second and stops at zero', async ({ visit }) => {
  const { page } = await visit('countdown', { props }, { before: (it) => it.clock.install({ time: '2027-03-15T11:00:00.000Z' }) })
  const clock = () => page.locator('b').allTextContents()
  await page.clock.pauseAt('2027-03-15T12:00:00.000Z')
  expect(await clock()).toEqual(['01', '00', '00', '02'])
  await page.clock.runFor(1000)
  expect(await clock()).toEqual(['01', '00', '00', '01'])
  await page.clock.fastForward('23:59:59')
  expect(await clock()).toEqual(['00', '00', '00', '02'])
  await page.clock.runFor(10_000)
  expect(await clock()).toEqual(['00', '00', '00', '00'])
})

it('names the end where no script runs', async ({ visit }) => {
  const { page } = await visit('countdown', { props }, { scripts: false })
  expect(await page.getByText('Until 16 March, 13:00').isVisible()).toBe(true)
})
