import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { it } from './it.ts'

const wide = { width: 1280, height: 900 }
const laptop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }

/** Expects all of the element to be on the screen, with nothing in front of it. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const seen = () =>
    target.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect()
      const front = document.elementFromPoint((left + right) / 2, bottom - 1)
      return element.contains(front) || front?.contains(element)
    })
  await expect.poll(seen).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

describe('the first screen', () => {
  it.for([
    ['/fr/week-ends/normandie', laptop, 3],
    ['/nl/nl/weekendjes-weg/veluwe', laptop, 3],
    ['/it/weekend', laptop, 3],
    ['/fr/week-ends/normandie', phone, 1],
    ['/nl/nl/weekendjes-weg/veluwe', phone, 1],
  ] as const)('of %s at %o shows the titles of the first %i results', async ([path, screen, count], { visitor }) => {
    const page = await visitor()
    await page.setViewportSize(screen)
    await page.goto(path)
    for (let at = 0; at < count; at++) await expectInSight(page, page.locator('#results article').nth(at).getByRole('heading'))
  })

  it.for([
    ['/fr/sejour/12864', wide],
    ['/fr/sejour/12864', phone],
    ['/it/soggiorno/19201', wide],
    ['/it/soggiorno/19201', phone],
    ['/fr/activites/700003', wide],
    ['/nl/nl/activiteiten/700003', phone],
  ] as const)('of %s at %o shows the price and its button', async ([path, screen], { visitor }) => {
    const page = await visitor()
    await page.setViewportSize(screen)
    await page.goto(path)
    const panel = page.locator('#booking section')
    await expectInSight(page, panel.locator('b').first())
    await expectInSight(page, panel.locator('button[aria-haspopup=dialog]:not([aria-expanded]), a[href^="tel:"]').first())
  })

  it.for([
    ['/fr/sejour/12864', wide],
    ['/fr/sejour/12864', phone],
    ['/it/soggiorno/19201', wide],
    ['/it/soggiorno/19201', phone],
  ] as const)('of %s with dates at %o shows the price and the button that books', async ([path, screen], { visitor }) => {
    const page = await visitor()
    await page.setViewportSize(screen)
    await page.goto(`${path}#checkin=2027-04-13&checkout=2027-04-15`)
    const panel = page.locator('#booking section')
    await expectInSight(page, panel.locator('a[href*="/checkout"]').first())
    await expectInSight(page, panel.locator('b').first())
  })
})

// The first time: its code arrives in parts.
it.for([wide, laptop])('the calendar of the home page opens below its field at %o', async (screen, { visitor }) => {
  const page = await visitor()
  await page.setViewportSize(screen)
  await page.goto('/fr')
  const field = page.getByRole('button', { name: /^Dates/ })
  await field.click()
  const panel = page.getByRole('dialog', { name: 'Dates' })
  await panel.getByRole('button', { name: /^Ce week-end/ }).waitFor()
  const gap = async () => {
    const [above, below] = [await field.boundingBox(), await panel.boundingBox()]
    return above && below && below.y - above.y - above.height
  }
  await expect.poll(gap).toBeCloseTo(8, 0)
})
