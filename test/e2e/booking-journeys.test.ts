import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { violations } from './axe.ts'
import { addAdult, amountOf, checkoutSum, enter, marketOf, oneSum, panel, pickDates, stayPrice } from './booking-steps.ts'
import { hasFocus, pressUntil, tabTo } from './keyboard.ts'
import { visitor } from './visitor.ts'
import { words, type Words } from './words.ts'

type Payment = 'full' | '3x' | 'pay-later'

interface BookingJourney {
  readonly market: string
  readonly width: 1280 | 360
  /** Its hotel's id is the same without the last digit. */
  readonly stay: number
  /** Where the dates are chosen. */
  readonly dates: 'hotel' | 'stay'
  /** What the real-time price is found to be. */
  readonly price?: 'lower' | 'higher'
  readonly activities?: number
  /** One more comes than two. */
  readonly adults?: true
  readonly insured?: true
  /** The dialog of the changed price is closed, and the stay booked at the price it said. */
  readonly hesitates?: true
  readonly reloads?: true
  /** From checkout back to the stay, and on again. */
  readonly returns?: 'browser' | 'header'
  readonly payment: Payment
  /** Axe looks where no other test has it look: at missing dates of activities, at the payment plans. */
  readonly axe?: true
  /** The partner whose visitor it is. */
  readonly minisite?: string
}

const bookings: readonly BookingJourney[] = [
  { market: 'fr', width: 360, stay: 10031, dates: 'stay', activities: 2, reloads: true, payment: '3x', axe: true },
  { market: 'es', width: 1280, stay: 13502, dates: 'hotel', activities: 1, price: 'higher', hesitates: true, payment: 'pay-later' },
  { market: 'be-fr', width: 1280, stay: 15654, dates: 'hotel', activities: 2, returns: 'header', payment: 'full' },
  { market: 'be-nl', width: 360, stay: 15653, dates: 'hotel', activities: 1, price: 'lower', payment: '3x', minisite: 'radio-zuidenwind' },
  { market: 'nl', width: 1280, stay: 17231, dates: 'stay', adults: true, insured: true, reloads: true, returns: 'browser', payment: '3x' },
  { market: 'it', width: 360, stay: 18853, dates: 'hotel', price: 'lower', payment: 'pay-later' },
]

/** From the hotel's page to the stay's, by the details of one of its offers, with dates chosen on the one or on the other. */
async function chooseOffer(page: Page, said: Words, { stay, dates }: BookingJourney): Promise<string> {
  const choose = page.locator(`#offers form[data-offer="${stay}"]:visible`).getByRole('button', { name: said.choose })
  const seeStay = async () => {
    await enter(page, page.locator(`#offers a[data-offer-detail="${stay}"]:visible`))
    await enter(page, page.getByRole('dialog').getByRole('link', { name: said.seeStay }))
  }
  const hashHas = (text: string) => expect.poll(() => new URL(page.url()).hash).toContain(text)
  if (dates === 'hotel') {
    await enter(page, choose)
    const { checkin, checkout } = await pickDates(page, said)
    await page
      .locator(`#offers form[data-offer="${stay}"]:visible input[name="checkin"][value="${checkin}"]`)
      .waitFor({ state: 'attached' })
    await seeStay()
    await page.waitForURL(new RegExp(`/${stay}#`))
    await hashHas(`checkin=${checkin}&checkout=${checkout}`)
    return checkin
  }
  await seeStay()
  await page.waitForURL(new RegExp(`/${stay}$`))
  await enter(page, panel(page, said).getByRole('button', { name: new RegExp(`^${said.dates}`) }))
  return (await pickDates(page, said)).checkin
}

/** The dates of the activities: asked for at their fields, the first of which has the focus. */
async function chooseActivityDates(page: Page, said: Words, { activities: count = 0, axe: looks }: BookingJourney): Promise<void> {
  const fields = panel(page, said).getByRole('combobox')
  await expect.poll(() => fields.count()).toBe(count)
  await enter(page, panel(page, said).getByRole('link', { name: said.book, exact: true }))
  await expect.poll(() => hasFocus(fields.first())).toBe(true)
  expect(await panel(page, said).getByText(said.missing).count()).toBe(count)
  if (looks) expect(await violations(page)).toEqual([])
  for (let at = 0; at < count; at++) {
    await tabTo(page, fields.nth(at))
    await page.keyboard.press('ArrowDown')
    expect(await fields.nth(at).inputValue()).not.toBe('')
  }
}

/** The dialog of a changed price says to the cent what changed; answers what is to pay now. */
async function acceptPrice(page: Page, said: Words, direction: 'lower' | 'higher', before: number): Promise<number> {
  const dialog = page.getByRole('dialog', { name: said[direction] })
  await dialog.waitFor()
  const amount = async (name: string) => cents(await amountOf(dialog, name))
  const after = await amount(said.newPrice)
  expect(await amount(said.oldPrice)).toBe(before)
  expect(await amount(said.difference)).toBe(Math.abs(after - before))
  expect(Math.sign(after - before)).toBe(direction === 'lower' ? -1 : 1)
  await enter(page, dialog.getByRole('button', { name: said.goOn }))
  return after
}

/** From the checkout to the provider's page, paying as the table says. */
async function pay(page: Page, said: Words, { payment, axe: looks }: BookingJourney): Promise<void> {
  if (payment === '3x') {
    await enter(page, page.getByRole('button', { name: said.budget }))
    const plans = page.getByRole('dialog', { name: said.budget })
    const choice = plans.getByRole('button', { name: said.inThree })
    const parts = await choice.locator('xpath=..').locator('li b').allTextContents()
    const total = cents(parts.pop() ?? '')
    expect(parts).toHaveLength(3)
    expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(total)
    if (looks) expect(await violations(page)).toEqual([])
    await enter(page, choice)
  } else {
    await tabTo(page, page.getByRole('radio', { name: said.inFull }))
    const wanted = payment === 'full' ? said.inFull : said.withPartner
    await pressUntil(page, 'ArrowDown', () => page.getByRole('radio', { name: wanted }).isChecked())
    await enter(page, page.getByRole('button', { name: said.pay }))
  }
  await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
}

/** Presses Enter twice on Book, as the impatient do. Answers what is to pay in the end. */
async function book(page: Page, said: Words, journey: BookingJourney, price: number): Promise<number> {
  const link = panel(page, said).getByRole('link', { name: said.book, exact: true })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  if (!journey.price) return price
  if (!journey.hesitates) return acceptPrice(page, said, journey.price, price)
  await page.getByRole('dialog', { name: said[journey.price] }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(link)).toBe(true)
  const now = await stayPrice(page, said)
  expect(now).not.toBe(price)
  await oneSum(page, said, now)
  await enter(page, link)
  return now
}

describe('a stay is booked by keyboard alone', () => {
  it.each(bookings)('in $market, $width px wide', async (journey) => {
    const { base, language, locale } = marketOf(journey.market)
    const said = words[language]
    const root = journey.minisite ? `${base}/${journey.minisite}` : base
    const stayPath = `${root}/${segments.stay[language]}/${journey.stay}`
    const page = await visitor({ width: journey.width })
    await page.goto(`${root}/hotel/${Math.floor(journey.stay / 10)}`)
    const checkin = await chooseOffer(page, said, journey)
    expect(new URL(page.url()).pathname).toBe(stayPath)

    let price = await stayPrice(page, said)
    const choices: string[] = [`checkin=${checkin}`]
    if (journey.adults) {
      await addAdult(page, said)
      await expect.poll(() => new URL(page.url()).hash).toContain('a=3')
      await expect.poll(() => stayPrice(page, said)).not.toBe(price)
      price = await stayPrice(page, said)
      choices.push('a=3')
    }
    if (journey.insured) {
      const rate = panel(page, said).getByRole('radio', { name: said.insured })
      const label = () => rate.locator('xpath=../span').evaluate((it) => it.firstChild?.textContent ?? '')
      await expect.poll(label).toMatch(/\d/)
      const insured = cents(await label())
      await tabTo(page, panel(page, said).locator('fieldset:has(small) input:checked'))
      await pressUntil(page, 'ArrowDown', () => rate.isChecked())
      await expect.poll(() => stayPrice(page, said)).toBe(insured)
      expect(insured).toBeGreaterThan(price)
      price = insured
      choices.push('offerId=')
    }
    if (journey.activities) {
      await chooseActivityDates(page, said, journey)
      choices.push('activitySelectionList=')
    }
    await oneSum(page, said, price)
    const chosen = new URL(page.url()).hash
    for (const choice of choices) expect(chosen).toContain(choice)
    if (journey.reloads) {
      await page.reload()
      expect(await stayPrice(page, said)).toBe(price)
      expect(new URL(page.url()).hash).toBe(chosen)
    }

    const asked: string[] = []
    page.on('request', (request) => request.url().includes('quote-realtime') && asked.push(request.url()))
    price = await book(page, said, journey, price)
    const onCheckout = (url: URL) => url.pathname === `${root}/checkout`
    await page.waitForURL(onCheckout)
    expect(asked).toHaveLength(journey.hesitates ? 2 : 1)
    expect(await checkoutSum(page, said)).toBe(price)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.replace('_', '-'))
    expect(decodeURIComponent(page.url())).toContain(`price=${price}`)
    for (const choice of choices) expect(decodeURIComponent(page.url())).toContain(choice)

    if (journey.returns === 'browser') {
      await page.goBack()
      await page.waitForURL((url) => url.pathname === stayPath && url.hash === chosen)
    }
    if (journey.returns === 'header') {
      await enter(page, page.getByRole('link', { name: said.back }))
      await page.waitForURL((url) => url.pathname === stayPath)
      for (const choice of choices) expect(decodeURIComponent(page.url())).toContain(choice)
    }
    if (journey.returns) {
      // The price of the page is the list's again; the real-time one decides once more.
      await stayPrice(page, said)
      await enter(page, panel(page, said).getByRole('link', { name: said.book, exact: true }))
      await page.waitForURL(onCheckout)
      expect(await checkoutSum(page, said)).toBe(price)
    }

    await pay(page, said, journey)
    const order = new URL(page.url()).searchParams
    expect(Object.fromEntries(['amount', 'method', 'locale', 'reference'].map((key) => [key, order.get(key)]))).toEqual({
      amount: String(price),
      method: journey.payment,
      locale,
      reference: `S${journey.stay}-${checkin}`,
    })
  })
})
