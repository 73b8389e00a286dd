import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
const it = base.extend(
  'open',
  ({ visit }) =>
    (shown: Partial<FixtureIsland> = {}, screen: Screen = 'wide') =>
      visit('sort', { props: { path: {}, query: 'a=3' }, at: '/fr/week-ends', ...shown }, { screen }),
)
const offered = (page: Page) => page.locator('details a').allTextContents()
/** With its rule in one sentence. */
const bestValue = expect.stringMatching(/^Best value for money\s*Guest rating, less 0\.1 point/)

describe('sort', () => {
  // @rule S4.28
  it('is links in a dropdown, each a search of its own, and starts over on the first page', async ({ open }) => {
    const { page, address } = await open({ at: '/fr/week-ends?page=2' })
    await page.locator('summary').click()
    const link = page.getByRole('link', { name: 'Lowest price first' })
    expect(await link.getAttribute('href')).toBe('?a=3&sort=priceAsc')
    await link.click()
    expect(address()).toBe('/fr/week-ends?from=searchbar#a=3&sort=priceAsc')
    expect(await page.locator('summary').textContent()).toContain('Lowest price first')
    expect(await link.isVisible()).toBe(false)
    expect(await violations(page)).toEqual([])
  })

  // @rule S9.10
  it('offers what the flow and the place allow', async ({ open }) => {
    const anywhere = await open()
    expect(await offered(anywhere.page)).toEqual([bestValue, 'Best promotions', 'Lowest price first', 'Most popular'])
    const gifts = await open({ props: { path: { destination: bruges }, query: '' }, view: { flow: 'gifting' } })
    expect(await offered(gifts.page)).toEqual([bestValue, 'Nearest first', 'Highest price first', 'Lowest price first'])
  })

  // @rule S2.27
  it('opens, chooses and closes with keys', async ({ open }) => {
    const { page, address } = await open()
    await page.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await violations(page)).toEqual([])
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    expect(address()).toBe('/fr/week-ends?from=searchbar#a=3&sort=promo')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
  })

  // @rule S2.27
  it('closes with Escape, and with a press or the focus elsewhere', async ({ open }) => {
    const { page } = await open()
    const first = page.getByRole('link', { name: 'Best value for money' })
    const elsewhere = page.getByRole('heading', { name: 'sort' })
    const focus = () =>
      elsewhere.evaluate((heading) => {
        heading.tabIndex = -1
        heading.focus()
      })
    for (const close of [() => page.keyboard.press('Escape'), () => elsewhere.click(), focus]) {
      await page.locator('summary').click()
      await first.waitFor()
      await close()
      await first.waitFor({ state: 'hidden' })
    }
  })

  // @rule S2.28 S2.70
  it('is a drawer of radio choices on a narrow screen', async ({ open }) => {
    const { page, address } = await open({}, 'narrow')
    await page.getByRole('button', { name: 'Sort' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sort by' })
    expect(await drawer.getByRole('radio', { name: 'Best value for money' }).isChecked()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('priceQuality')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await drawer.getByRole('radio', { name: 'Most popular' }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    expect(address()).toBe('/fr/week-ends')
    await page.keyboard.press('Enter')
    expect(address()).toBe('/fr/week-ends?from=searchbar#a=3&sort=popularity')
    await drawer.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sort')
    expect(await violations(page)).toEqual([])
  })
})
