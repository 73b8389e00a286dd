import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { type Market, markets } from '../../src/market/markets.ts'
import { cents } from '../amounts.ts'
import { typedGuest } from '../lead-guest.ts'
import { hasFocus, pressUntil, tabTo } from './keyboard.ts'
import type { Labels } from './labels.ts'

export function marketOf(id: string): Market {
  const market = markets.find((it) => it.id === id)
  if (!market) throw new Error(`no market ${id}`)
  return market
}

/** Focuses an element by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses a date for each activity of the panel: the first of one and the last of the others, since two at the same time are refused. */
export async function chooseActivityDates(page: Page): Promise<void> {
  for (const [at, field] of (await page.locator('#booking fieldset select').all()).entries())
    await field.selectOption({ index: at === 0 ? 1 : (await field.locator('option').count()) - 1 })
}

const focused = (page: Page, name: string) => page.evaluate((key) => document.activeElement?.getAttribute(key) ?? '', name)

/** Picks the first free day of the next month and its minimum stay in the open calendar, by keyboard, and confirms. Returns the dates. */
export async function pickDates(page: Page, text: Labels): Promise<{ checkin: string; checkout: string }> {
  const calendar = page.getByRole('dialog', { name: text.dates })
  await expect.poll(() => focused(page, 'data-date')).not.toBe('')
  await page.keyboard.press('PageDown')
  const month = (await focused(page, 'data-date')).slice(0, 7)
  await calendar.locator(`[data-state="selectable"][data-date^="${month}"]`).first().waitFor()
  await pressUntil(page, 'ArrowRight', async () => (await focused(page, 'data-state')) === 'selectable')
  const checkin = await focused(page, 'data-date')
  const result = page.waitForResponse((response) => response.url().includes('/packageCheckoutNights.json'))
  await page.keyboard.press('Enter')
  const [{ nights } = { nights: 1 }]: { nights: number }[] = await (await result).json()
  const checkout = new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10)
  await calendar.locator(`[data-state="selectable"][data-date="${checkout}"]`).waitFor()
  await pressUntil(page, 'ArrowRight', async () => (await focused(page, 'data-date')) === checkout)
  await page.keyboard.press('Enter')
  await enter(page, calendar.getByRole('button', { name: text.confirm }))
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).hash).toContain(`checkin=${checkin}&checkout=${checkout}`)
  return { checkin, checkout }
}

/** Booking panel. */
export const panel = (page: Page, text: Labels) => page.getByRole('region', { name: text.bookStay, exact: true })

/** Returns the price of the chosen dates in the panel, cents, once loaded. */
export async function stayPrice(page: Page, text: Labels): Promise<number> {
  await panel(page, text).getByRole('link', { name: text.book, exact: true }).waitFor()
  return cents(await panel(page, text).locator('[aria-live] b').textContent())
}

/** Expects the same amount everywhere in the panel. */
export async function oneSum(page: Page, text: Labels, price: number): Promise<void> {
  const sums = async () => [...new Set((await panel(page, text).locator('label:has(:checked) b').allTextContents()).map(cents))]
  await expect.poll(async () => [price, ...(await sums())].every((sum) => sum === price)).toBe(true)
}

/** Adds an adult in the panel that opens on keyboard focus; the field gets the focus back. */
export async function addAdult(page: Page, text: Labels): Promise<void> {
  const field = panel(page, text).getByRole('button', { name: text.guestsField })
  await pressUntil(page, 'Tab', () => field.evaluate((button) => button.getAttribute('aria-expanded') === 'true'))
  const guests = page.getByRole('dialog', { name: text.guests })
  await enter(page, guests.getByRole('button', { name: text.moreAdults }))
  await enter(page, guests.getByRole('button', { name: text.confirm }))
  await guests.waitFor({ state: 'detached' })
  expect(await hasFocus(field)).toBe(true)
}

/** Fills in who stays. */
export async function fillGuest(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typedGuest)) await page.locator(`main form [name="${name}"]`).fill(value)
}

/** Fills in who stays, by keyboard. */
export async function typeGuest(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typedGuest)) {
    await tabTo(page, page.locator(`main form [name="${name}"]`))
    await page.keyboard.type(value)
  }
}

/** Returns the amount in the checkout's summary, checked against the chosen rate. */
export async function checkoutSum(page: Page, text: Labels): Promise<number> {
  await page.getByRole('heading', { level: 1, name: text.booking }).waitFor()
  const sum = cents(await amountOf(page, text.toPay))
  const rate = page.locator('main li:has(strong) h3')
  await page.getByRole('radio', { name: text.inFull }).waitFor()
  if ((await rate.count()) > 0) expect(cents(await rate.textContent())).toBe(sum)
  return sum
}

/** Returns the amount of a term in a list. */
export const amountOf = (place: Page | Locator, term: string | RegExp): Promise<string | null> =>
  place.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').textContent()
