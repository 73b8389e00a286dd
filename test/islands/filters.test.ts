import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Shown } from './fixture/serve.ts'
import { screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
const facets = {
  totalCount: 34,
  properties: [
    {
      propertyType: 'tag',
      values: [
        { id: '1', name: 'Spa', count: 12, group: 'Wellness' },
        { id: '2', name: 'Dinner', count: 0, group: 'Food' },
      ],
    },
    { propertyType: 'highlighted', values: [{ id: '1', name: 'Spa', count: 12 }] },
    {
      propertyType: 'facility',
      values: [
        { id: 'parking', name: 'Parking', count: 20 },
        { id: 'pool', name: 'Pool', count: 0 },
        { id: 'pets', name: 'Pets welcome', count: 5 },
      ],
    },
    {
      propertyType: 'score',
      values: [
        { id: '9', name: '9', count: 3 },
        { id: '8', name: '8', count: 9 },
      ],
    },
    { propertyType: 'stars', values: [{ id: '4', name: '4', count: 8 }] },
  ],
}
const props = { path: { destination: bruges }, query: '', action: '/fr/week-ends/bruges', facets }
const answers = { 'facets.json': { ...facets, totalCount: 7 } }

const open = (shown: Partial<Shown> = {}, screen: keyof typeof screens = 'wide') =>
  visit(fixture, 'filters', { props, at: '/fr/week-ends/bruges', ...shown }, screen, answers)
const section = (page: Page, name: string) => page.locator('summary', { hasText: name })
const addressOf = (page: Page) => decodeURIComponent(page.url().replace(fixture.url, ''))
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click()

describe('the filter bar', () => {
  it('applies a section’s choices when they are confirmed, from the first page on', async () => {
    const { page, end } = await open({ at: '/fr/week-ends/bruges?page=2' })
    await section(page, 'Facilities').click()
    await page.getByRole('checkbox', { name: 'Parking' }).check()
    await page.getByRole('checkbox', { name: 'Pets' }).check()
    expect(addressOf(page)).toBe('/fr/week-ends/bruges?page=2')
    await confirm(page)
    expect(addressOf(page)).toBe('/fr/week-ends/bruges?from=searchbar#facilities=parking&petsAllowed=true')
    expect(await section(page, 'Facilities').textContent()).toContain('2 filters applied')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    await end()
  })

  it('offers nothing that would leave no result, but lets go what was chosen', async () => {
    const { page, end } = await open({ at: '/fr/week-ends/bruges#facilities=pool' })
    await section(page, 'Facilities').click()
    expect(await page.getByRole('checkbox', { name: 'Pool' }).isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await section(page, 'Activities').click()
    expect(await page.getByRole('checkbox', { name: 'Dinner' }).isDisabled()).toBe(true)
    await end()
  })

  it('forgets what is cancelled, and clears only its own section', async () => {
    const { page, end } = await open({ at: '/fr/week-ends/bruges#facilities=parking&tags=1' })
    await section(page, 'Facilities').click()
    const leave = [() => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Cancel' }).click()]
    for (const cancel of leave) {
      await page.getByRole('checkbox', { name: 'Pets' }).check()
      await cancel()
      expect(await page.getByRole('checkbox', { name: 'Pets' }).isVisible()).toBe(false)
      await section(page, 'Facilities').click()
      expect(await page.getByRole('checkbox', { name: 'Pets' }).isChecked()).toBe(false)
    }
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await confirm(page)
    expect(addressOf(page)).toBe('/fr/week-ends/bruges?from=searchbar#tags=1')
    await page.getByRole('link', { name: 'Reset all filters' }).press('Enter')
    expect(addressOf(page)).toBe('/fr/week-ends/bruges')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More filters')
    await end()
  })

  it('applies a highlighted activity at once', async () => {
    const { page, end } = await open()
    await section(page, 'Activities').click()
    await page.getByRole('button', { name: 'Spa' }).click()
    expect(addressOf(page)).toContain('#tags=1')
    await end()
  })

  it('counts again under what is being chosen', async () => {
    const { page, calls, end } = await open()
    await section(page, 'Facilities').click()
    expect(calls).toEqual([])
    await page.getByRole('checkbox', { name: 'Parking' }).check()
    await expect.poll(() => calls.at(-1)).toBe('facets.json?locale=fr_FR&flow=booking&city=3&lat=51.2&lng=3.22&facilities=parking')
    await end()
  })
})

describe('the price slider', () => {
  it('moves by its keys and is open at both ends', async () => {
    const { page, end } = await open()
    await section(page, 'Price').click()
    const lowest = page.getByRole('slider', { name: 'Lowest price' })
    const highest = page.getByRole('slider', { name: 'Highest price' })
    expect(await highest.getAttribute('aria-valuetext')).toMatch(/250.€\+/)
    for (const key of ['PageUp', 'ArrowRight', 'ArrowDown']) await lowest.press(key)
    expect(await lowest.getAttribute('aria-valuenow')).toBe('19')
    await highest.press('Home')
    expect(await highest.getAttribute('aria-valuenow')).toBe('19')
    for (const key of ['End', 'PageDown']) await highest.press(key)
    expect(await lowest.getAttribute('aria-valuemax')).toBe('240')
    await confirm(page)
    expect(addressOf(page)).toContain('#priceMin=1900&priceMax=24000')
    await section(page, 'Price').click()
    await lowest.press('Home')
    await highest.press('End')
    await confirm(page)
    expect(addressOf(page)).toBe('/fr/week-ends/bruges')
    await end()
  })

  it('follows the pointer, the nearer thumb first', async () => {
    const { page, end } = await open()
    await section(page, 'Price').click()
    const highest = page.getByRole('slider', { name: 'Highest price' })
    const box = await highest.boundingBox()
    if (!box) throw new Error('no thumb')
    await page.mouse.click(box.x - 40, box.y + box.height / 2)
    expect(Number(await highest.getAttribute('aria-valuenow'))).toBeLessThan(240)
    expect(await page.getByRole('slider', { name: 'Lowest price' }).getAttribute('aria-valuenow')).toBe('9')
    await end()
  })
})

describe('the distance', () => {
  it('starts with offers around, and is confirmed by a press outside', async () => {
    const { page, end } = await open()
    await section(page, 'Distance').click()
    const longest = page.getByRole('slider', { name: 'Longest distance' })
    expect(await longest.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('checkbox', { name: 'Include offers around' }).check()
    await longest.press('ArrowRight')
    await page.getByRole('heading', { name: 'filters' }).click()
    expect(addressOf(page)).toContain('#city=3&lat=51.2&lng=3.22&distanceMax=31')
    await section(page, 'Distance').click()
    await page.getByRole('checkbox', { name: 'Include offers around' }).uncheck()
    await confirm(page)
    expect(addressOf(page)).not.toContain('distance')
    await end()
  })

  it('needs a place to be measured from', async () => {
    const { page, end } = await open({ props: { ...props, path: {} } })
    await section(page, 'Distance').click()
    expect(await page.getByText('Choose a destination first').isVisible()).toBe(true)
    await end()
  })
})

describe('the drawer', () => {
  it('holds all filters on a narrow screen, with their count on its button', async () => {
    const { page, end } = await open({ at: '/fr/week-ends/bruges#stars=4' }, 'narrow')
    const button = page.getByRole('button', { name: 'Filter' })
    expect(await button.textContent()).toContain('1 filter applied')
    await button.click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByText('9 and above').click()
    await drawer.getByRole('checkbox', { name: '4 stars' }).uncheck({ force: true })
    await drawer.getByRole('button', { name: 'Confirm · 7 results' }).click()
    expect(addressOf(page)).toContain('#minHotelReviewScore=9')
    await drawer.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Filter')
    await end()
  })

  it('offers no score and no stars that would leave no result', async () => {
    const { page, end } = await open({}, 'narrow')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const enabled = (role: 'radio' | 'checkbox', names: readonly string[]) =>
      Promise.all(names.map((name) => drawer.getByRole(role, { name }).isEnabled()))
    expect(await enabled('radio', ['All', '9 and above', '8 and above', '7 and above'])).toEqual([true, true, true, false])
    expect(await enabled('checkbox', ['5 stars', '4 stars', '3 stars'])).toEqual([false, true, false])
    await end()
  })

  it('is reset on a phone once that is confirmed', async () => {
    const { page, end } = await open({ at: '/fr/week-ends/bruges#stars=4' }, 'narrow')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('button', { name: 'Reset' }).click()
    expect(addressOf(page)).toContain('#stars=4')
    await drawer.getByRole('button', { name: 'Confirm' }).click()
    expect(addressOf(page)).toBe('/fr/week-ends/bruges')
    await end()
  })

  it('lets go of the chosen score with another click, and of every filter at once with its reset', async () => {
    const { page, end } = await open({ at: '/fr/week-ends/bruges#facilities=parking&minHotelReviewScore=8' })
    await page.getByRole('button', { name: 'More filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'All filters' })
    await drawer.getByText('8 and above').click()
    expect(await drawer.getByRole('radio', { name: 'All' }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More filters' }).click()
    expect(await drawer.getByRole('radio', { name: '8 and above' }).isChecked()).toBe(true)
    await drawer.getByRole('button', { name: 'Reset all filters' }).click()
    expect(addressOf(page)).toBe('/fr/week-ends/bruges')
    await drawer.getByRole('button', { name: 'See 7 results' }).click()
    expect(addressOf(page)).toBe('/fr/week-ends/bruges')
    await end()
  })
})

describe('before it is hydrated', () => {
  it('loses nothing that was opened or ticked', async () => {
    const { page, end } = await open({ when: 'interaction' })
    await page.evaluate(() => {
      document.querySelectorAll('details')[3]!.open = true
      document.querySelector<HTMLInputElement>('[value=parking]')!.click()
    })
    await expect.poll(() => page.getByRole('checkbox', { name: 'Parking' }).isChecked()).toBe(true)
    await page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')))
    await confirm(page)
    expect(addressOf(page)).toContain('#facilities=parking')
    await end()
  })

  it('is a form that works without scripts', async () => {
    const context = await fixture.browser.newContext({ ...screens.narrow, javaScriptEnabled: false })
    const page = await context.newPage()
    const query = 'a=3&sort=promo&stars=4'
    await fixture.show(page, 'filters', { props: { ...props, query }, when: 'interaction', at: '/fr/week-ends/bruges' })
    await section(page, 'Facilities').click()
    await page.getByRole('checkbox', { name: 'Parking' }).check()
    await section(page, 'Price').click()
    await page.getByRole('combobox', { name: 'Highest price' }).selectOption('10000')
    const asked = page.waitForRequest((request) => request.isNavigationRequest())
    await confirm(page)
    const sent = Object.fromEntries([...new URL((await asked).url()).searchParams].filter(([, value]) => value))
    expect(sent).toEqual({ a: '3', sort: 'promo', stars: '4', facilities: 'parking', priceMax: '10000' })
    await context.close()
  })
})
