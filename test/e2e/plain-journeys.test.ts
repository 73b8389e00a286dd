import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { checkoutSum, enter, marketOf, typeGuest } from './booking-steps.ts'
import { pressUntil, tabTo } from './keyboard.ts'
import { it } from './it.ts'
import { labels } from './labels.ts'

const dates = { checkin: '2027-04-13', checkout: '2027-04-14' }
/** Price of the dates in a stay's panel. */
const stayPrice = async (page: Page) => cents(await page.locator('#booking [aria-live] b').textContent())

// @rule B2.39
it.for([
  { market: 'nl', width: 360, stay: 17203, activities: 2, payment: 'full' },
  { market: 'es', width: 1280, stay: 13504, activities: 1, payment: 'pay-later' },
])('without scripts, by keyboard, a stay with dates of activities is booked: $market, $width px wide', async (journey, { visitor }) => {
  const { market, stay, activities, payment } = journey
  const { base, language } = marketOf(market)
  const text = labels[language]
  const page = await visitor({ width: journey.width, scripts: false })
  await page.goto(`${base}/${segments.stay[language]}/${stay}`)
  const form = page.locator('#booking form:visible')
  for (const [name, date] of Object.entries(dates)) {
    await tabTo(page, form.locator(`[name="${name}"]`))
    await form.locator(`[name="${name}"]`).fill(date)
  }
  await enter(page, form.getByRole('button'))
  await page.waitForURL(/checkin=2027-04-13/)
  const price = await stayPrice(page)
  const book = page.locator('#booking').getByRole('link', { name: text.book, exact: true })
  await enter(page, book)
  await page.getByRole('heading', { level: 1, name: text.booking }).waitFor()

  await page.getByText(text.missing).waitFor()
  const fields = page.getByRole('combobox')
  expect(await fields.count()).toBe(activities)
  for (let at = 0; at < activities; at++) {
    await tabTo(page, fields.nth(at))
    // The first date of one and the last of another are not at the same time, which would be refused.
    await page.keyboard.press(at === 0 ? 'ArrowDown' : 'End')
  }
  const chosen = await fields.evaluateAll((all) => all.map((field) => (field instanceof HTMLSelectElement ? field.value : '')))
  await enter(page, page.getByRole('main').getByRole('button'))
  await page.waitForURL(/activitySelectionList=/)
  expect(await checkoutSum(page, text)).toBe(price)

  await enter(page, page.getByRole('link', { name: text.back }))
  await page.waitForURL((url) => url.pathname === `${base}/${segments.stay[language]}/${stay}`)
  expect(await stayPrice(page)).toBe(price)
  await enter(page, book)
  expect(await checkoutSum(page, text)).toBe(price)
  expect(new URL(page.url()).searchParams.get('activitySelectionList')?.split(',').sort()).toEqual(chosen.sort())

  await typeGuest(page)
  const requested = payment === 'full' ? text.inFull : text.withPartner
  await tabTo(page, page.getByRole('radio', { name: text.inFull }))
  await pressUntil(page, 'ArrowDown', () => page.getByRole('radio', { name: requested }).isChecked())
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: text.pay }))
  await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
  const order = new URL(page.url()).searchParams
  expect([order.get('amount'), order.get('method')]).toEqual([String(price), payment])
})
