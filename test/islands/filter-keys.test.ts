import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const lyon = { kind: 'region', id: 3, label: 'Auvergne', inLabel: 'en Auvergne', point: { lat: 45.7, lng: 4.8 } }
const tags = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  name: `Activity ${at}`,
  count: at,
  group: at < 6 ? 'Wellness' : 'Food',
}))
const values = [
  { id: 'one', name: 'One', count: 4 },
  { id: 'none', name: 'None', count: 0 },
]
const facets = {
  totalCount: 34,
  properties: [
    { propertyType: 'tag', values: tags },
    { propertyType: 'highlighted', values: tags.slice(4, 8) },
    ...['facility', 'type', 'environment', 'style'].map((propertyType) => ({ propertyType, values })),
    { propertyType: 'score', values: [{ id: '9', name: '9', count: 3 }] },
    { propertyType: 'stars', values: [{ id: '4', name: '4', count: 8 }] },
  ],
}
const markets = ['fr', 'nl'] as const
const it = base.extend(
  'open',
  ({ visit }) =>
    (market: (typeof markets)[number], screen: Screen, hash = '') =>
      visit(
        'filters',
        {
          props: { path: { destination: lyon }, query: '', action: '/week-ends', facets },
          at: `/week-ends${hash}`,
          market,
          translated: true,
        },
        { screen, responses: { 'facets.json': facets } },
      ),
)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('details')?.dataset['section'])
const drawer = (page: Page) => page.getByRole('dialog')

describe.each(markets)('with keys alone, in %s', (market) => {
  // @rule S2.20 S4.15
  it.for(['activities', 'price', 'distance', 'facilities'])('%s opens, is walked through and closes', async (name, { open }) => {
    const { page } = await open(market, 'wide', '#distanceMax=80')
    const summary = page.locator(`[data-section=${name}] > summary`)
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.locator(`[data-section=${name}][open]`).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect([await focused(page), await page.evaluate(() => document.activeElement?.localName)]).toEqual([
      name,
      expect.not.stringMatching('summary'),
    ])
    await page.keyboard.press('Escape')
    await page.locator(`[data-section=${name}]:not([open])`).waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it.for(['wide', 'narrow'] as const)('all filters open, and close without a change (%s)', async (screen, { open }) => {
    const { page } = await open(market, screen, '#stars=4')
    await page.locator('button[aria-haspopup=dialog]:visible').first().focus()
    await page.keyboard.press('Enter')
    await drawer(page).waitFor()
    expect(await violations(page)).toEqual([])
    await drawer(page).getByRole('checkbox', { name: 'One' }).first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    // A closed dialog has no role, but is still in the document.
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/#stars=4$/)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('dialog')
    await page.keyboard.press('Enter')
    expect(await drawer(page).getByRole('checkbox', { name: 'One' }).first().isChecked()).toBe(false)
  })
})

describe('an open section', () => {
  it('closes when the focus goes elsewhere, so that it covers nothing that has it', async ({ open }) => {
    const { page } = await open('fr', 'wide')
    await page.locator('[data-section=price] > summary').click()
    await page.locator('[data-section=price] [type=submit]').focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('distance')
    await page.locator('[data-section=price]:not([open])').waitFor()
  })

  it('closes when the focus leaves it at once, before the browser announces that it opened', async ({ open }) => {
    const { page } = await open('fr', 'wide')
    const isOpen = await page.evaluate(async () => {
      const section = document.querySelector<HTMLDetailsElement>('[data-section=price]')
      const toggled = new Promise((resolve) => section?.addEventListener('toggle', resolve))
      section?.querySelector('summary')?.click()
      document.querySelector<HTMLElement>('[data-section=distance] > summary')?.focus()
      await toggled
      await new Promise(requestAnimationFrame)
      return section?.open
    })
    expect(isOpen).toBe(false)
  })

  // @rule S9.9
  it('unfolds the activities when one beyond the first lines gets the focus, or by its button', async ({ open }) => {
    const { page } = await open('fr', 'wide')
    await page.locator('[data-section=activities] > summary').click()
    const list = page.getByRole('checkbox', { name: 'Activity 11' }).locator('xpath=ancestor::div[3]')
    expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBe(124)
    await page.locator('button[aria-expanded=false]').click()
    expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(124)
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.23
  it('spans 0 to 300 km around a region, and is cleared with its tick', async ({ open }) => {
    const { page } = await open('fr', 'wide', '#region=3&lat=45.7&lng=4.8&distanceMin=20&distanceMax=80')
    await page.locator('[data-section=distance] > summary').click()
    const thumbs = page.locator('[data-section=distance] [role=slider]')
    const shown = () => thumbs.evaluateAll((all) => all.map((thumb) => thumb.getAttribute('aria-valuenow')))
    await expect.poll(shown).toEqual(['20', '80'])
    expect(await thumbs.nth(1).getAttribute('aria-valuemax')).toBe('300')
    await page.locator('[data-section=distance] [type=checkbox]').uncheck()
    expect(await thumbs.first().getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('heading', { name: 'filters' }).click()
    expect(page.url()).toMatch(/#region=3&lat=45.7&lng=4.8$/)
  })

  // @rule S4.14
  it('of the distance closes on a press outside when nothing changed', async ({ open }) => {
    const { page } = await open('fr', 'wide', '#stars=4')
    await page.locator('[data-section=distance] > summary').click()
    await page.getByRole('heading', { name: 'filters' }).click()
    await page.locator('[data-section=distance]:not([open])').waitFor()
    expect(page.url()).toMatch(/#stars=4$/)
  })
})
