import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { type Market, markets } from '../../src/market/markets.ts'
import { cents } from '../amounts.ts'
import { hasFocus, pressUntil, tabTo } from './keyboard.ts'
import type { Words } from './words.ts'

export function marketOf(id: string): Market {
  const market = markets.find((it) => it.id === id)
  if (!market) throw new Error(`no market ${id}`)
  return market
}

/** Goes to it by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const focused = (page: Page, name: string) => page.evaluate((key) => document.activeElement?.getAttribute(key) ?? '', name)

/**
 * Picks, in the calendar that has just opened, the first free day of the next month and the fewest nights that can follow it, by the keys of
 * the date grid, and confirms. Answers what was picked.
 */
export async function pickDates(page: Page, said: Words): Promise<{ checkin: string; checkout: string }> {
  const calendar = page.getByRole('dialog', { name: said.dates })
  await expect.poll(() => focused(page, 'data-date')).not.toBe('')
  await page.keyboard.press('PageDown')
  const month = (await focused(page, 'data-date')).slice(0, 7)
  await calendar.locator(`[data-state="selectable"][data-date^="${month}"]`).first().waitFor()
  await pressUntil(page, 'ArrowRight', async () => (await focused(page, 'data-state')) === 'selectable')
  const checkin = await focused(page, 'data-date')
  const answer = page.waitForResponse((response) => response.url().includes('/packageCheckoutNights.json'))
  await page.keyboard.press('Enter')
  const [nights = 1]: number[] = await (await answer).json()
  const checkout = new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10)
  await calendar.locator(`[data-state="selectable"][data-date="${checkout}"]`).waitFor()
  await pressUntil(page, 'ArrowRight', async () => (await focused(page, 'data-date')) === checkout)
  await page.keyboard.press('Enter')
  await enter(page, calendar.getByRole('button', { name: said.confirm }))
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).hash).toContain(`checkin=${checkin}&checkout=${checkout}`)
  return { checkin, checkout }
}

/** The panel that books a stay. */
export const panel = (page: Page, said: Words) => page.getByRole('region', { name: said.bookStay, exact: true })

/** Cents that the panel asks for the chosen dates; waits for them. */
export async function stayPrice(page: Page, said: Words): Promise<number> {
  await panel(page, said).getByRole('link', { name: said.book, exact: true }).waitFor()
  return cents(await panel(page, said).locator('[aria-live] b').textContent())
}

/** Every sum that the panel says of what is chosen is the same. */
export async function oneSum(page: Page, said: Words, price: number): Promise<void> {
  const sums = async () => [...new Set((await panel(page, said).locator('label:has(:checked) b').allTextContents()).map(cents))]
  await expect.poll(async () => [price, ...(await sums())].every((sum) => sum === price)).toBe(true)
}

/** One adult more, in the selector that opens as soon as the keyboard reaches its field; the field has the focus again afterwards. */
export async function addAdult(page: Page, said: Words): Promise<void> {
  const field = panel(page, said).getByRole('button', { name: said.party })
  await pressUntil(page, 'Tab', () => field.evaluate((button) => button.getAttribute('aria-expanded') === 'true'))
  const guests = page.getByRole('dialog', { name: said.guests })
  await enter(page, guests.getByRole('button', { name: said.moreAdults }))
  await enter(page, guests.getByRole('button', { name: said.confirm }))
  await guests.waitFor({ state: 'detached' })
  expect(await hasFocus(field)).toBe(true)
}

/** What the checkout asks for, in its summary, and for the rate that is chosen where there are several. */
export async function checkoutSum(page: Page, said: Words): Promise<number> {
  await page.getByRole('heading', { level: 1, name: said.booking }).waitFor()
  const sum = cents(await amountOf(page, said.toPay))
  const rate = page.locator('main li:has(strong) b')
  await page.getByRole('radio', { name: said.inFull }).waitFor()
  if ((await rate.count()) > 0) expect(cents(await rate.textContent())).toBe(sum)
  return sum
}

/** What stands beside a term in a list of amounts. */
export const amountOf = (place: Page | Locator, term: string | RegExp): Promise<string | null> =>
  place.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').textContent()
