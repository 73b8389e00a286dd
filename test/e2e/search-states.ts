import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Language } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'

export const widths = { desktop: 1280, phone: 360 }
export type Screen = keyof typeof widths

/** State that a visitor can open: screens, how to open it, and what opens. */
export interface State {
  readonly name: string
  readonly on: readonly Screen[]
  /** Opens it, waits for its content, and returns what opened. */
  readonly open: (page: Page) => Promise<Locator>
}

/** Closes every open layer, as a keyboard user does. */
export async function closeAll(page: Page): Promise<void> {
  const layers = page.locator('dialog:modal, :popover-open, details[name="search-filters"][open]')
  const pressed = async () => {
    if ((await layers.count()) > 0) await page.keyboard.press('Escape')
    return layers.count()
  }
  await expect.poll(pressed).toBe(0)
}

const both: readonly Screen[] = ['desktop', 'phone']
const desktop: readonly Screen[] = ['desktop']
const phone: readonly Screen[] = ['phone']

export const island = (page: Page, name: string) => page.locator(`travel-island[data-name="${name}"]`)
const box = (page: Page) => island(page, 'search-box')
const modal = (page: Page) => page.locator('dialog[open]:modal').last()

/** Form of the search box on this screen, opened first on phones. */
async function form(page: Page): Promise<Locator> {
  const summary = box(page).locator('search > button').first()
  if (!(await summary.isVisible())) return box(page).locator('search > form')
  await summary.click()
  return modal(page).locator('form')
}

/** Field of the search box, with the sign that its panel has content. */
const field = (part: string, filled: string) => async (page: Page) => {
  await (await form(page)).locator(`[data-live="${part}"]`).click()
  const panel = page.locator('dialog:is(:modal, :popover-open)', { has: page.locator(filled) }).last()
  await panel.locator(filled).first().waitFor()
  return panel
}

const section = (name: string) => async (page: Page) => {
  const dropdown = island(page, 'filters').locator(`details[data-section="${name}"]`)
  await dropdown.locator('summary').click()
  await dropdown.locator(':is(label, [role="slider"])').locator('visible=true').first().waitFor()
  return dropdown
}

export const drawer = async (page: Page) => {
  await island(page, 'filters').locator('button[aria-haspopup="dialog"]:visible').first().click()
  await modal(page).locator('input[name="stars"]').first().waitFor()
  await modal(page).locator('fieldset:has(input[name="tags"]), input[name="tags"]').first().waitFor({ state: 'attached' })
  return modal(page)
}

const destinations = async (page: Page) => {
  const combobox = (await form(page)).getByRole('combobox')
  await combobox.click()
  await combobox.fill('')
  await page.getByRole('option').nth(1).waitFor()
  await page.keyboard.press('ArrowDown')
  return box(page)
}

const map = async (page: Page) => {
  const larger = page.locator('#map-beside button[aria-haspopup="dialog"]')
  // Beside the list the map is remembered.
  if (!(await larger.isVisible())) await island(page, 'results-map').locator('button').first().click()
  if (await page.evaluate(() => matchMedia('(min-width: 80em)').matches)) await larger.click()
  await modal(page).locator('li[data-stay] button[aria-pressed]').first().waitFor({ state: 'attached' })
  return modal(page)
}

export const mapWithCard = async (page: Page) => {
  const overlay = await map(page)
  const swap = overlay.locator('header button').first()
  if (await swap.isVisible()) await swap.click()
  await overlay.locator('li[data-stay] button[aria-pressed]').first().click()
  await overlay.locator('div[aria-live] article').waitFor()
  return overlay
}

const conditions = async (page: Page) => {
  await page.locator('main article button[aria-haspopup="dialog"]:visible').first().click()
  const dialog = page.locator('dialog:modal')
  await dialog.waitFor()
  return dialog
}

/** Opens the only button of an island, and waits for content. */
const opened = (name: string, filled: string) => async (page: Page) => {
  await island(page, name).getByRole('button').first().click()
  await modal(page).locator(filled).first().waitFor()
  return modal(page)
}

export const reviews = opened('all-reviews', 'li')

/** Calendar of the search box. */
export const dates = field('DatesDraft', '[role="grid"]')

/** States of a search page with results for dates. */
const searchStates: readonly State[] = [
  { name: 'activities', on: desktop, open: section('activities') },
  { name: 'price', on: desktop, open: section('price') },
  { name: 'distance', on: desktop, open: section('distance') },
  { name: 'facilities', on: desktop, open: section('facilities') },
  { name: 'all filters', on: both, open: drawer },
  {
    name: 'sorts',
    on: desktop,
    open: async (page) => {
      await island(page, 'sort').locator('summary').click()
      return island(page, 'sort')
    },
  },
  {
    name: 'sort drawer',
    on: phone,
    open: async (page) => {
      await island(page, 'sort').locator(':scope > button').click()
      return modal(page)
    },
  },
  { name: 'calendar', on: both, open: dates },
  {
    name: 'calendar with a check-in',
    on: both,
    open: async (page) => {
      const calendar = await dates(page)
      await calendar.locator('[data-date="2027-04-20"]').first().click()
      return calendar
    },
  },
  { name: 'guests', on: both, open: field('OpenGuests', 'fieldset output') },
  { name: 'themes', on: both, open: field('ThemePanel', 'input[type="radio"]') },
  { name: 'recommended destinations', on: both, open: destinations },
  {
    name: 'found destinations',
    on: both,
    open: async (page) => {
      const combobox = (await form(page)).getByRole('combobox')
      await combobox.click()
      await combobox.fill('')
      await combobox.pressSequentially('Lyo')
      await page.getByRole('option', { name: /^Lyon/ }).first().waitFor()
      await page.keyboard.press('ArrowDown')
      return box(page)
    },
  },
  {
    name: 'Travel locally!',
    on: both,
    open: async (page) => {
      await destinations(page)
      await page.getByRole('option').first().click()
      await modal(page).getByRole('radiogroup').waitFor()
      return modal(page)
    },
  },
  { name: 'map with a chosen card', on: both, open: mapWithCard },
  {
    name: 'list of the map',
    on: phone,
    open: async (page) => {
      const overlay = await map(page)
      await overlay.locator('header button').first().click()
      await overlay.locator('li[data-stay] button[aria-pressed]').first().waitFor()
      return overlay
    },
  },
  { name: 'conditions of a card', on: both, open: conditions },
  {
    name: 'search by the bar that comes down',
    on: phone,
    open: async (page) => {
      await page.evaluate(() => scrollTo(0, 1500))
      await box(page).locator('button[data-by-scroll]').click()
      await modal(page).getByRole('combobox').waitFor()
      return modal(page)
    },
  },
]

/** Page of the search area: path below the market's base, the sign that it is complete, its states. */
export interface Visit {
  readonly name: string
  readonly path: (language: Language) => string
  readonly complete?: string
  readonly customerCare?: boolean
  readonly states?: readonly State[]
}

const stays = (query: string) => (language: Language) => `/${segments.stays[language]}${query}`
const activities = (query: string) => (language: Language) => `/${segments.activities[language]}${query}`
const byHash = (what: string) => `travel-island > div:not([data-server]) ${what}`

export const visits: readonly Visit[] = [
  {
    name: 'results of the hash',
    path: stays('/bretagne#checkin=2027-04-16&checkout=2027-04-18'),
    complete: byHash('article'),
    states: searchStates,
  },
  {
    name: 'gifts',
    path: stays('?flow=gifting'),
    states: [
      { name: 'themes', on: desktop, open: field('ThemePanel', 'input[type="radio"]') },
      { name: 'search for a gift', on: phone, open: form },
      { name: 'price', on: desktop, open: section('price') },
      { name: 'map with a chosen card', on: both, open: mapWithCard },
    ],
  },
  {
    name: 'suggestions instead of results',
    path: stays('/bretagne?checkin=2027-04-16&checkout=2027-04-30'),
    complete: '#results article',
  },
  { name: 'nothing found', path: stays('#priceMax=1000&c=1'), complete: byHash('h2 + p') },
  {
    name: 'activities',
    path: activities(''),
    states: [
      { name: 'guests', on: both, open: field('OpenGuests', 'fieldset output') },
      { name: 'destinations', on: both, open: destinations },
    ],
  },
  { name: 'no activity', path: activities('#priceMax=200'), complete: byHash('h2') },
  { name: 'customer care', path: stays('/bretagne'), customerCare: true, complete: 'aside input[readonly]' },
  {
    name: 'reviews and map of a hotel',
    path: (language) => `/${segments.stay[language]}/10572`,
    states: [
      { name: 'reviews', on: both, open: reviews },
      {
        name: 'map',
        on: both,
        open: async (page) => {
          await page.locator('#location button').click()
          await modal(page).locator('[role="region"]').waitFor()
          return modal(page)
        },
      },
    ],
  },
]
