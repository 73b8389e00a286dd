import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Shown } from './fixture/serve.ts'
import { axeFindings, type screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
const open = (shown: Partial<Shown> = {}, screen: keyof typeof screens = 'wide') =>
  visit(fixture, 'sort', { props: { path: {}, query: 'a=3' }, at: '/fr/week-ends', ...shown }, screen)
const addressOf = (page: Page) => decodeURIComponent(page.url().replace(fixture.url, ''))
const offered = (page: Page) => page.locator('details a').allTextContents()

describe('sort', () => {
  it('is links in a dropdown, each a search of its own, and starts over on the first page', async () => {
    const { page, end } = await open({ at: '/fr/week-ends?page=2' })
    await page.locator('summary').click()
    const link = page.getByRole('link', { name: 'Lowest price first' })
    expect(await link.getAttribute('href')).toBe('?a=3&sort=priceAsc')
    await link.click()
    expect(addressOf(page)).toBe('/fr/week-ends?from=searchbar#a=3&sort=priceAsc')
    expect(await page.locator('summary').textContent()).toContain('Lowest price first')
    expect(await link.isVisible()).toBe(false)
    await end()
  })

  it('offers what the flow and the place allow', async () => {
    const anywhere = await open()
    expect(await offered(anywhere.page)).toEqual(['Best value for money', 'Best promotions', 'Lowest price first', 'Most popular'])
    await anywhere.end()
    const gifts = await open({ props: { path: { destination: bruges }, query: '' }, view: { flow: 'gifting' } })
    expect(await offered(gifts.page)).toEqual(['Best value for money', 'Nearest first', 'Highest price first', 'Lowest price first'])
    await gifts.end()
  })

  it('opens, chooses and closes with keys', async () => {
    const { page, end } = await open()
    await page.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await axeFindings(page)).toEqual([])
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    expect(addressOf(page)).toBe('/fr/week-ends?from=searchbar#a=3&sort=promo')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    await end()
  })

  it('closes with Escape, and with a press or the focus elsewhere', async () => {
    const { page, end } = await open()
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
    await end()
  })

  it('is a drawer of radio choices on a narrow screen', async () => {
    const { page, end } = await open({}, 'narrow')
    await page.getByRole('button', { name: 'Sort' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sort by' })
    expect(await drawer.getByRole('radio', { name: 'Best value for money' }).isChecked()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('priceQuality')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await drawer.getByRole('radio', { name: 'Most popular' }).isChecked()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    expect(addressOf(page)).toBe('/fr/week-ends')
    await page.keyboard.press('Enter')
    expect(addressOf(page)).toBe('/fr/week-ends?from=searchbar#a=3&sort=popularity')
    await drawer.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sort')
    await end()
  })
})
