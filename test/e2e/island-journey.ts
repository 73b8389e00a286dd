import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { island } from './search-states.ts'

/** What a visitor does with one island. */
export interface IslandJourney {
  readonly name: string
  readonly path: string
  /** Unless its address alone opens the page. */
  readonly open?: (page: Page, path: string) => Promise<unknown>
  /** What the console says on the way. */
  readonly said?: RegExp
  /** Wakes the island. */
  readonly wake: (page: Page) => Promise<unknown>
  /** What a visitor does then, and sees. */
  readonly use: (page: Page) => Promise<unknown>
}

export const dates = 'checkin=2027-04-13&checkout=2027-04-14'
export const shows = (place: Locator, text: string | RegExp) => expect.poll(async () => (await place.innerText()).trim()).toMatch(text)
export const hashOf = (page: Page) => expect.poll(() => decodeURIComponent(new URL(page.url()).hash))
export const panelOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** React marks what it has hydrated. */
export const awake = (page: Page, name: string) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    `travel-island[data-name="${name}"] *`,
  )

export const addAdult = async (page: Page, name: string) => {
  const field = island(page, name).locator('[data-live="OpenGuests"]:visible')
  await field.click()
  await page.getByRole('button', { name: /^Plus.*Adultes/ }).click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await shows(field, /3 adultes/)
}
