import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { clickBelowCards } from '../press.ts'
import { it, type Visitor } from './it.ts'

const search = '/fr/week-ends/alsace'
const stay = '/fr/sejour/10572'
const island = (page: Page, name: string) => page.locator(`travel-island[data-name="${name}"]`)
const modals = (page: Page) => page.locator('dialog:modal')
const layer = (page: Page) => page.evaluate(() => Number(history.state?.layer ?? 0))
const pathOf = (page: Page) => new URL(page.url()).pathname

interface Layer {
  readonly name: string
  readonly path: string
  /** Presses that open it, one after the other. */
  readonly open: readonly string[]
}

const layers: readonly Layer[] = [
  { name: 'the menu', path: search, open: ['header button[aria-haspopup="dialog"]'] },
  { name: 'the search', path: search, open: ['search > button'] },
  { name: 'the calendar of the search', path: search, open: ['search > button', 'dialog:modal [data-live="DatesDraft"]'] },
  { name: 'the guests of the search', path: search, open: ['search > button', 'dialog:modal [data-live="OpenGuests"]'] },
  { name: 'the filters', path: search, open: ['[data-tool="filter"]'] },
  { name: 'the map', path: search, open: ['[data-name="results-map"] > button'] },
  {
    name: 'the filters over the map',
    path: search,
    open: ['[data-name="results-map"] > button', 'dialog:modal header div button:nth-child(2)'],
  },
  { name: 'the photos', path: stay, open: ['[data-name="gallery"] li a'] },
  { name: 'the guests of a stay', path: stay, open: ['#booking [data-live="OpenGuests"]'] },
  { name: 'the calendar of a stay', path: stay, open: ['#booking [data-live="StayCalendar"]'] },
  { name: 'the map of a hotel', path: stay, open: ['[data-name="hotel-map"] button'] },
]

/** Comes from the home page and opens a layer, which has its entries. */
async function opened(visitor: Visitor, { path, open }: Layer): Promise<Page> {
  const page = await visitor({ width: 390 })
  await page.goto('/fr')
  await page.goto(path)
  for (const [at, selector] of open.entries()) {
    await clickBelowCards(page.locator(selector).filter({ visible: true }).first())
    await expect.poll(() => layer(page)).toBe(at + 1)
    await expect.poll(() => modals(page).count()).toBe(at + 1)
  }
  return page
}

describe('Back on a phone', () => {
  it.for(layers)('closes $name before it leaves the page', async (shown, { visitor }) => {
    const page = await opened(visitor, shown)
    const { href } = new URL(page.url())
    for (const left of shown.open.map((_, at) => at).toReversed()) {
      await page.goBack()
      await expect.poll(() => modals(page).count()).toBe(left)
      expect(page.url()).toBe(href)
    }
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it.for(layers)('leaves the page after $name was closed on it; Forward and a reload open nothing', async (shown, { visitor }) => {
    const page = await opened(visitor, shown)
    for (const _ of shown.open) {
      const before = await modals(page).count()
      await page.keyboard.press('Escape')
      await expect.poll(() => modals(page).count()).toBe(before - 1)
      await expect.poll(() => layer(page)).toBe(before - 1)
    }
    await page.goForward()
    await expect.poll(() => layer(page)).toBe(0)
    expect(await modals(page).count()).toBe(0)
    await page.reload()
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it('leaves a page that was loaded again below its map', async ({ visitor }) => {
    const page = await opened(visitor, { name: '', path: search, open: ['[data-name="results-map"] > button'] })
    await page.reload()
    await expect.poll(() => layer(page)).toBe(0)
    expect(await modals(page).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it('keeps the guests that were chosen', async ({ visitor }) => {
    const page = await opened(visitor, { name: '', path: stay, open: ['#booking [data-live="OpenGuests"]'] })
    await modals(page).locator('fieldset button').nth(1).click()
    await page.goBack()
    await expect.poll(() => modals(page).count()).toBe(0)
    await page.locator('#booking [data-live="OpenGuests"]', { hasText: '3 adultes' }).waitFor()
    expect(new URL(page.url()).hash).toContain('a=3')
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it('undoes filters only after it has closed the map that they were chosen on', async ({ visitor }) => {
    const page = await opened(visitor, {
      name: '',
      path: search,
      open: ['[data-name="results-map"] > button', 'dialog:modal header div button:nth-child(2)'],
    })
    const filters = page.locator('dialog:modal:has([type="submit"])')
    await filters.locator('input[type="checkbox"]:enabled').first().check()
    await filters.locator('button[type="submit"]').click()
    await expect.poll(() => modals(page).count()).toBe(1)
    await expect.poll(() => layer(page)).toBe(1)
    const { hash } = new URL(page.url())
    expect(hash).not.toBe('')
    await page.goBack()
    await expect.poll(() => modals(page).count()).toBe(0)
    expect(new URL(page.url()).hash).toBe(hash)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(pathOf(page)).toBe(search)
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it('undoes filters once, which are as many entries as without a phone', async ({ visitor }) => {
    const page = await opened(visitor, { name: '', path: search, open: ['[data-tool="filter"]'] })
    await modals(page).locator('input[type="checkbox"]:enabled').first().check()
    await modals(page).locator('button[type="submit"]').click()
    await expect.poll(() => modals(page).count()).toBe(0)
    await expect.poll(() => layer(page)).toBe(0)
    expect(new URL(page.url()).hash).not.toBe('')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it('comes back to the page that was searched from', async ({ visitor }) => {
    const page = await opened(visitor, { name: '', path: search, open: ['search > button'] })
    const form = modals(page)
    await form.getByRole('combobox').fill('Bretagne')
    await form
      .getByRole('option', { name: /^Bretagne/ })
      .first()
      .click()
    await form.locator('button[type="submit"]').click()
    await expect.poll(() => pathOf(page)).toBe('/fr/week-ends/bretagne')
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe(search)
    await expect.poll(() => layer(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })

  it('leaves a stay whose dates were chosen in a sheet', async ({ visitor }) => {
    const page = await opened(visitor, { name: '', path: stay, open: ['#booking [data-live="StayCalendar"]'] })
    const day = modals(page).locator('[data-date][data-state="selectable"]')
    await day.nth(10).click()
    await modals(page).locator('[data-state="selectable"][data-date]').nth(11).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => modals(page).count()).toBe(0)
    await expect.poll(() => layer(page)).toBe(0)
    expect(new URL(page.url()).hash).toContain('checkin=')
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/fr')
  })
})

it('Back closes the map of a wide screen as well', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr')
  await page.goto(stay)
  await clickBelowCards(island(page, 'hotel-map').locator('button').first())
  await expect.poll(() => layer(page)).toBe(1)
  await page.goBack()
  await expect.poll(() => modals(page).count()).toBe(0)
  expect(pathOf(page)).toBe(stay)
})
