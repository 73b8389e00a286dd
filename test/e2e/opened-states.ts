import type { Locator, Page } from 'playwright'
import { dates, island, reviews, type State, visits } from './search-states.ts'

const everywhere = ['desktop', 'phone'] as const
const layer = (page: Page) => page.locator('dialog:is(:modal, :popover-open)').last()

/** State that a button opens: its dialog, with a sign of its content. */
const byButton = (name: string, button: (page: Page) => Locator, filled = 'button, a'): State => ({
  name,
  on: everywhere,
  open: async (page) => {
    await button(page).click()
    await layer(page).locator(filled).first().waitFor()
    return layer(page)
  },
})

const calendarOf = (name: string) =>
  byButton('calendar', (page) => island(page, name).locator('[data-live]:visible').first(), '[data-state="selectable"]')
const gallery = byButton('gallery', (page) => island(page, 'gallery').locator('button:visible').first())

const yearPrices: State = {
  name: 'prices of any day of the year',
  on: everywhere,
  open: async (page) => {
    const table = page.locator('details:has(table)').last()
    await table.locator('summary').click()
    await table.getByRole('link').first().waitFor()
    return table
  },
}

/** The link is copied, or cannot be: either is shown beside the button. */
const shared: State = {
  name: 'shared link',
  on: everywhere,
  open: async (page) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
    const button = page.locator('[data-share]:visible').first()
    await button.click()
    const place = button.locator('..')
    await place.locator('output:not(:empty)').waitFor()
    return place
  },
}

const burger = byButton('menu', (page) => page.locator('header button[aria-haspopup="dialog"]:visible').first(), 'nav a')

const searchStates: readonly State[] = [
  ...(visits[0]?.states ?? []),
  burger,
  {
    name: 'gifts in the menu',
    on: everywhere,
    open: async (page) => {
      const menu = await burger.open(page)
      await menu
        .locator('[data-entry]')
        .filter({ hasText: /^(Offrir|Cadeau geven|Regala|Regalar)$/ })
        .click()
      await menu.locator('h2').waitFor()
      return menu
    },
  },
  {
    name: 'any dates of a month',
    on: everywhere,
    open: async (page) => {
      await (await dates(page)).locator('label:has(input[value="month"])').click()
      await layer(page).locator('label:has(input[value="2027-05"])').waitFor()
      return layer(page)
    },
  },
]

const stayStates: readonly State[] = [
  calendarOf('booking'),
  gallery,
  byButton('practical', (page) => page.locator('#practical button[aria-haspopup]').first()),
  { name: 'reviews', on: everywhere, open: reviews },
]

const hotelStates: readonly State[] = [
  calendarOf('hotel-panel'),
  gallery,
  {
    name: 'details of an offer',
    on: everywhere,
    open: async (page) => {
      await page.locator('#offers input[type="radio"]:visible').first().waitFor()
      await page.locator('#offers a[data-offer-detail]:visible').first().click()
      await layer(page).locator('form[data-offer]').waitFor()
      return layer(page)
    },
  },
  yearPrices,
  shared,
]

/** The list must have two stays. */
const listStates: readonly State[] = [
  {
    name: 'comparison',
    on: everywhere,
    open: async (page) => {
      const list = island(page, 'wishlist')
      const boxes = list.getByRole('checkbox')
      await boxes.first().waitFor()
      for (const box of await boxes.all()) await box.check()
      await list.getByRole('status').locator('~ button').last().click()
      await list.getByRole('table').waitFor()
      return list
    },
  },
]

/** What can be opened, by kind of page. */
export const openedStates = {
  search: searchStates,
  stay: stayStates,
  hotel: hotelStates,
  list: listStates,
} as const
