import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

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
    {
      propertyType: 'price',
      values: [
        { id: '0', name: '0', count: 4 },
        { id: '10000', name: '100', count: 8 },
      ],
    },
  ],
}
const props = { path: { destination: bruges }, query: '', action: '/fr/week-ends/bruges', facets }
const responses = { 'facets.json': { ...facets, totalCount: 7 } }

const it = base.extend(
  'open',
  ({ visit }) =>
    (shown: Partial<FixtureIsland> = {}, screen: Screen = 'wide') =>
      visit('filters', { props, at: '/fr/week-ends/bruges', ...shown }, { screen, responses }),
)
const section = (page: Page, name: string) => page.locator('summary', { hasText: name })
const confirm = (page: Page) => page.getByRole('button', { name: /^(Confirm|See \d+ hotels)$/ }).click()

describe('the filter bar', () => {
  // @rule S4.10 S4.12
  it('applies a section’s choices when they are confirmed, from the first page on', async ({ open }) => {
    const { page, address } = await open({ at: '/fr/week-ends/bruges?page=2' })
    await section(page, 'Facilities').click()
    await page.getByRole('checkbox', { name: 'Parking' }).check()
    await page.getByRole('checkbox', { name: 'Pets' }).check()
    expect(address()).toBe('/fr/week-ends/bruges?page=2')
    await confirm(page)
    expect(address()).toBe('/fr/week-ends/bruges?from=searchbar#facilities=parking&petsAllowed=true')
    expect(await section(page, 'Facilities').textContent()).toContain('2 filters applied')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    expect(await violations(page)).toEqual([])
  })

  // @rule S5.9
  it('offers nothing without results, but allows clearing what was chosen', async ({ open }) => {
    const { page } = await open({ at: '/fr/week-ends/bruges#facilities=pool' })
    await section(page, 'Facilities').click()
    expect(await page.getByRole('checkbox', { name: 'Pool' }).isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await section(page, 'Activities').click()
    expect(await page.getByRole('checkbox', { name: 'Dinner' }).isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.11 S4.17
  it('forgets what is cancelled, and clears only its own section', async ({ open }) => {
    const { page, address } = await open({ at: '/fr/week-ends/bruges#facilities=parking&tags=1' })
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
    expect(address()).toBe('/fr/week-ends/bruges?from=searchbar#tags=1')
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.19
  it('applies a highlighted activity at once', async ({ open }) => {
    const { page, address } = await open()
    await section(page, 'Activities').click()
    // Under their title, in the colour of actions: in another one they were read as errors.
    const spa = page.getByRole('group', { name: 'Popular right now' }).getByRole('button', { name: 'Spa' })
    expect(await spa.evaluate((it) => getComputedStyle(it).color === getComputedStyle(it).borderTopColor)).toBe(true)
    const teal = await page.evaluate(() => {
      document.body.style.outlineColor = 'var(--teal)'
      return getComputedStyle(document.body).outlineColor
    })
    expect(await spa.evaluate((it) => getComputedStyle(it).color)).toBe(teal)
    await spa.click()
    expect(address()).toContain('#tags=1')
  })

  // @rule S7.7
  it('counts again under what is being chosen', async ({ open }) => {
    const { page, calls } = await open()
    await section(page, 'Facilities').click()
    expect(calls).toEqual([])
    await page.getByRole('checkbox', { name: 'Parking' }).check()
    await expect.poll(() => calls.at(-1)).toBe('facets.json?locale=fr_FR&flow=booking&city=3&lat=51.2&lng=3.22&facilities=parking')
    await page.getByRole('button', { name: 'See 7 hotels' }).waitFor()
    expect(await page.locator('details[open] [role=status]').textContent()).toBe('7 hotels')
    await page.route('**/api/facets.json**', (route) => route.fulfill({ json: { ...facets, totalCount: 0 } }))
    await page.getByRole('checkbox', { name: 'Pets' }).check()
    await page.getByRole('button', { name: 'See 0 hotel', disabled: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})

describe('the price slider', () => {
  it('is there after another section was opened', async ({ open }) => {
    const { page } = await open({ when: 'interaction' })
    await section(page, 'Activities').click()
    // Its code comes while the browser is idle.
    await page.locator('form[data-loading]').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await section(page, 'Price').click()
    await page.getByRole('slider', { name: 'Lowest price' }).waitFor()
  })

  // @rule S5.2
  it('moves by its keys and is open at both ends', async ({ open }) => {
    const { page, address } = await open()
    await section(page, 'Price').click()
    const lowest = page.getByRole('slider', { name: 'Lowest price' })
    const highest = page.getByRole('slider', { name: 'Highest price' })
    expect(await highest.getAttribute('aria-valuetext')).toMatch(/250.€\+/)
    expect(await page.getByText(/\+ per night \/ for 2 people$/).isVisible()).toBe(true)
    expect(await page.locator('[data-section=price] svg path:visible').last().getAttribute('d')).toMatch(/^M0 100v-50.*M91 100v-100/)
    for (const key of ['PageUp', 'ArrowRight', 'ArrowDown']) await lowest.press(key)
    expect(await lowest.getAttribute('aria-valuenow')).toBe('19')
    await highest.press('Home')
    expect(await highest.getAttribute('aria-valuenow')).toBe('19')
    for (const key of ['End', 'PageDown']) await highest.press(key)
    expect(await lowest.getAttribute('aria-valuemax')).toBe('240')
    await confirm(page)
    expect(address()).toContain('#priceMin=1900&priceMax=24000')
    await section(page, 'Price').click()
    await lowest.press('Home')
    await highest.press('End')
    await confirm(page)
    expect(address()).toBe('/fr/week-ends/bruges')
  })

  it('follows the pointer, the nearer thumb first', async ({ open }) => {
    const { page } = await open()
    await section(page, 'Price').click()
    const highest = page.getByRole('slider', { name: 'Highest price' })
    const box = await highest.boundingBox()
    if (!box) throw new Error('no thumb')
    await page.mouse.click(box.x - 40, box.y + box.height / 2)
    expect(Number(await highest.getAttribute('aria-valuenow'))).toBeLessThan(240)
    expect(await page.getByRole('slider', { name: 'Lowest price' }).getAttribute('aria-valuenow')).toBe('9')
    expect(await violations(page)).toEqual([])
  })
})

describe('the distance', () => {
  // @rule S4.13 S4.23 S9.8
  it('starts with offers around, and is confirmed by a press outside', async ({ open }) => {
    const { page, address } = await open()
    await section(page, 'Distance').click()
    const longest = page.getByRole('slider', { name: 'Longest distance' })
    expect(await longest.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('checkbox', { name: 'Include offers around' }).check()
    await longest.press('ArrowRight')
    await page.getByRole('heading', { name: 'filters' }).click()
    expect(address()).toContain('#city=3&lat=51.2&lng=3.22&distanceMax=31')
    await section(page, 'Distance').click()
    await page.getByRole('checkbox', { name: 'Include offers around' }).uncheck()
    await confirm(page)
    expect(address()).not.toContain('distance')
  })

  // @rule S5.6
  it('needs a place to be measured from', async ({ open }) => {
    const { page } = await open({ props: { ...props, path: {} } })
    await section(page, 'Distance').click()
    expect(await page.getByText('Choose a destination first').isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
  })
})

describe('the drawer', () => {
  // @rule S2.21 S2.69
  it('holds all filters on a narrow screen, with their count on its button', async ({ open }) => {
    const { page, address } = await open({ at: '/fr/week-ends/bruges#stars=4' }, 'narrow')
    const button = page.getByRole('button', { name: 'Filter' })
    expect(await button.textContent()).toContain('1 filter applied')
    await button.click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByText('9 and above').click()
    await drawer.getByRole('checkbox', { name: '4 stars' }).uncheck({ force: true })
    await drawer.getByRole('button', { name: 'Confirm · 7 hotels' }).click()
    expect(address()).toContain('#minHotelReviewScore=9')
    await drawer.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Filter')
    expect(await violations(page)).toEqual([])
  })

  // @rule S5.10
  it('offers no score and no stars that would leave no result', async ({ open }) => {
    const { page } = await open({}, 'narrow')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const enabled = (role: 'radio' | 'checkbox', names: readonly string[]) =>
      Promise.all(names.map((name) => drawer.getByRole(role, { name }).isEnabled()))
    expect(await enabled('radio', ['All', '9 and above', '8 and above', '7 and above'])).toEqual([true, true, true, false])
    expect(await enabled('checkbox', ['5 stars', '4 stars', '3 stars'])).toEqual([false, true, false])
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.22
  it('is reset on a phone once that is confirmed', async ({ open }) => {
    const { page, address } = await open({ at: '/fr/week-ends/bruges#stars=4' }, 'narrow')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('button', { name: 'Reset' }).click()
    expect(address()).toContain('#stars=4')
    await drawer.getByRole('button', { name: 'Confirm' }).click()
    expect(address()).toBe('/fr/week-ends/bruges')
  })

  // @rule S4.16 S4.17 S4.18 S4.25
  it('lets go of the chosen score with another click, and of every filter at once with its reset', async ({ open }) => {
    const { page, address } = await open({ at: '/fr/week-ends/bruges#facilities=parking&minHotelReviewScore=8' })
    await page.getByRole('button', { name: 'More filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'All filters' })
    await drawer.getByText('8 and above').click()
    expect(await drawer.getByRole('radio', { name: 'All' }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More filters' }).click()
    expect(await drawer.getByRole('radio', { name: '8 and above' }).isChecked()).toBe(true)
    await drawer.getByRole('button', { name: 'Reset all filters' }).click()
    expect(address()).toBe('/fr/week-ends/bruges')
    await drawer.getByRole('button', { name: 'See 7 hotels' }).click()
    expect(address()).toBe('/fr/week-ends/bruges')
  })
})

describe('before it is hydrated', () => {
  it('loses nothing that was opened or checked', async ({ open }) => {
    const { page, address } = await open({ when: 'interaction' })
    await page.evaluate(() => {
      document.querySelectorAll('details')[3]!.open = true
      document.querySelector<HTMLInputElement>('[value=parking]')!.click()
    })
    await expect.poll(() => page.getByRole('checkbox', { name: 'Parking' }).isChecked()).toBe(true)
    await page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')))
    await confirm(page)
    expect(address()).toContain('#facilities=parking')
  })

  // @rule S2.26
  it('is a form that works without scripts', async ({ visit }) => {
    const query = 'a=3&sort=promo&stars=4'
    const shown = { props: { ...props, query }, when: 'interaction', at: '/fr/week-ends/bruges' } as const
    const { page } = await visit('filters', shown, { screen: 'narrow', scripts: false })
    await section(page, 'Facilities').click()
    await page.getByRole('checkbox', { name: 'Parking' }).check()
    await section(page, 'Price').click()
    await page.getByRole('combobox', { name: 'Highest price' }).selectOption('10000')
    const sentRequests = page.waitForRequest((request) => request.isNavigationRequest())
    await confirm(page)
    const sent = Object.fromEntries([...new URL((await sentRequests).url()).searchParams].filter(([, value]) => value))
    expect(sent).toEqual({ a: '3', sort: 'promo', stars: '4', facilities: 'parking', priceMax: '10000' })
  })
})
