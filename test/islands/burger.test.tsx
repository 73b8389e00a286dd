import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const links = [
  {
    label: 'Themes',
    uri: '/week-ends',
    children: [{ label: 'Food', uri: '/week-ends/food', children: [{ label: 'Stars', uri: '/week-ends/stars' }] }],
  },
  { label: 'Ideas', uri: '/idees-week-end' },
]
const opened = async (view: object = {}) => {
  const visited = await visit(fixture, 'burger', { props: { links }, view }, 'narrow')
  await visited.page.getByRole('button', { name: 'Menu', exact: true }).click()
  await visited.page.getByRole('dialog', { name: 'Menu' }).waitFor()
  return visited
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'))

describe('the burger menu', () => {
  it('holds the page still, goes down its levels and back up, and closes on Escape', async () => {
    const { page, end } = await opened()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.getByRole('button', { name: 'Themes' }).click()
    expect(await focused(page)).toBe('Back')
    expect(await page.getByRole('link', { name: 'See everything' }).getAttribute('href')).toBe('/fr/week-ends')
    await page.getByRole('button', { name: 'Food' }).press('Space')
    expect(await page.getByRole('link', { name: 'Stars' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => focused(page)).toBe('Food')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Menu')
    await end()
  })

  it('starts at its first level again, and closes on the backdrop and on its button', async () => {
    const { page, end } = await opened()
    await page.getByRole('button', { name: 'Themes' }).click()
    await page.mouse.click(350, 400)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await page.getByRole('link', { name: 'Ideas' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await end()
  })

  it('keeps the focus within', async () => {
    const { page, end } = await opened()
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await end()
  })

  it('chooses the market in the app, and only there', async () => {
    const plain = await opened()
    expect(await plain.page.getByRole('heading', { name: 'Change country' }).count()).toBe(0)
    await plain.end()
    const app = await opened({ mode: { app: true, customerCare: false } })
    expect(await app.page.getByRole('heading', { name: 'Change country' }).isVisible()).toBe(true)
    await app.end()
  })

  it('opens without scripts, and its entries are links', async () => {
    const context = await fixture.browser.newContext({ ...screens.narrow, javaScriptEnabled: false })
    const page = await context.newPage()
    await fixture.show(page, 'burger', { props: { links } })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await page.getByRole('link', { name: 'Themes' }).getAttribute('href')).toBe('/fr/week-ends')
    expect(await page.getByRole('link', { name: 'Themes' }).isVisible()).toBe(true)
    await context.close()
  })
})
