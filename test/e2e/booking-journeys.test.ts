import type { Locator, Page, Route } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { addAdult, amountOf, checkoutSum, enter, marketOf, oneSum, panel, pickDates, stayPrice, typeGuest } from './booking-steps.ts'
import { hasFocus, pressUntil, tabTo } from './keyboard.ts'
import { it } from './it.ts'
import { labels, type Labels } from './labels.ts'

type Payment = 'full' | '3x' | 'pay-later'

interface BookingJourney {
  readonly market: string
  readonly width: 1280 | 360
  /** The hotel's id is this one without its last digit. */
  readonly stay: number
  /** Page on which the dates are chosen. */
  readonly dates: 'hotel' | 'stay'
  /** Change of the real-time price. */
  readonly price?: 'lower' | 'higher'
  readonly activities?: number
  /** Three adults instead of two. */
  readonly adults?: true
  readonly insured?: true
  /** Closes the dialog of the changed price, then books at the new price. */
  readonly hesitates?: true
  readonly reloads?: true
  /** From checkout back to the stay, and forward again. */
  readonly returns?: 'browser' | 'header'
  readonly payment: Payment
  /** Runs axe on states of no other test: missing activity dates, payment, and the confirmation. */
  readonly axe?: true
  /** Partner of the visitor. */
  readonly minisite?: string
}

const bookings: readonly BookingJourney[] = [
  { market: 'fr', width: 360, stay: 10031, dates: 'stay', activities: 2, reloads: true, payment: '3x', axe: true },
  { market: 'es', width: 1280, stay: 13502, dates: 'hotel', activities: 1, price: 'higher', hesitates: true, payment: 'pay-later' },
  { market: 'be-fr', width: 1280, stay: 15654, dates: 'hotel', activities: 2, returns: 'header', payment: 'full' },
  { market: 'be-nl', width: 360, stay: 15653, dates: 'hotel', activities: 1, price: 'lower', payment: '3x', minisite: 'radio-zuidenwind' },
  { market: 'nl', width: 1280, stay: 17231, dates: 'stay', adults: true, insured: true, reloads: true, returns: 'browser', payment: '3x' },
  { market: 'it', width: 360, stay: 18853, dates: 'hotel', activities: 1, price: 'lower', payment: 'pay-later' },
]

/** Goes from the hotel page to the stay page by an offer's details, choosing the dates on either. */
async function chooseOffer(page: Page, label: Labels, { stay, dates }: BookingJourney): Promise<string> {
  const choose = page.locator(`#offers form[data-offer="${stay}"]:visible`).getByRole('button', { name: label.choose })
  /** Until the panel is ready, offers are plain links and forms to the stay page. */
  const enterOffer = async (target: Locator) => {
    await tabTo(page, target)
    await page.locator('travel-island[data-name="hotel-panel"] > script').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
  }
  const seeStay = async () => {
    await enterOffer(page.locator(`#offers a[data-offer-detail="${stay}"]:visible`))
    await enter(page, page.getByRole('dialog').getByRole('link', { name: label.seeStay }))
  }
  const hashHas = (text: string) => expect.poll(() => new URL(page.url()).hash).toContain(text)
  if (dates === 'hotel') {
    await enterOffer(choose)
    const { checkin, checkout } = await pickDates(page, label)
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
  await enter(page, panel(page, label).getByRole('button', { name: new RegExp(`^${label.dates}`) }))
  return (await pickDates(page, label)).checkin
}

/** Chooses activity dates: required at their fields, the first of which has the focus. */
async function chooseActivityDates(page: Page, text: Labels, { activities: count = 0, axe: looks }: BookingJourney): Promise<void> {
  const fields = panel(page, text).getByRole('combobox')
  await expect.poll(() => fields.count()).toBe(count)
  await enter(page, panel(page, text).getByRole('link', { name: text.book, exact: true }))
  await expect.poll(() => hasFocus(fields.first())).toBe(true)
  expect(await panel(page, text).getByText(text.missing).count()).toBe(count)
  if (looks) expect(await violations(page)).toEqual([])
  for (let at = 0; at < count; at++) {
    await tabTo(page, fields.nth(at))
    // The first date of one and the last of another are not at the same time, which would be refused.
    await page.keyboard.press(at === 0 ? 'ArrowDown' : 'End')
    expect(await fields.nth(at).inputValue()).not.toBe('')
  }
}

/** Checks the changed price in the dialog to the cent; returns the new amount. */
async function acceptPrice(page: Page, text: Labels, direction: 'lower' | 'higher', before: number): Promise<number> {
  const dialog = page.getByRole('dialog', { name: text[direction] })
  await dialog.waitFor()
  const amount = async (name: string) => cents(await amountOf(dialog, name))
  const after = await amount(text.newPrice)
  expect(await amount(text.oldPrice)).toBe(before)
  expect(await amount(text.difference)).toBe(Math.abs(after - before))
  expect(Math.sign(after - before)).toBe(direction === 'lower' ? -1 : 1)
  await enter(page, dialog.getByRole('button', { name: text.goOn }))
  return after
}

/** Fills in who stays, chooses how to pay, accepts the terms and leaves for the provider. The summary has the fee of instalments. */
async function pay(page: Page, text: Labels, { payment, axe: looks }: BookingJourney): Promise<void> {
  await typeGuest(page)
  const price = cents(await amountOf(page, text.toPay))
  const choice = page.getByRole('radio', { name: { full: text.inFull, '3x': text.inThree, 'pay-later': text.withPartner }[payment] })
  await tabTo(page, page.getByRole('radio', { name: text.inFull }))
  await pressUntil(page, 'ArrowDown', () => choice.isChecked())
  if (payment === '3x') expect(cents(await amountOf(page, text.toPay))).toBeGreaterThan(price)
  if (looks) expect(await violations(page)).toEqual([])
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: text.pay }))
  await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
}

/** Pays at the provider and returns to the confirmation, which a reload does not change. */
async function confirmPayment(page: Page, text: Labels): Promise<void> {
  await page.locator('form button').first().press('Enter')
  await page.waitForURL((url) => url.pathname === '/pay/receipt')
  await page.locator('a.button[href*="confirmation"]').press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: text.booked })
  await heading.waitFor()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await heading.waitFor()
}

/** Presses Enter twice on Book, like an impatient visitor. Returns the final amount. */
async function book(page: Page, text: Labels, journey: BookingJourney, price: number): Promise<number> {
  const link = panel(page, text).getByRole('link', { name: text.book, exact: true })
  await tabTo(page, link)
  const pressedTwice = Promise.withResolvers<void>()
  // The second press is for the link, not for the dialog that the response opens.
  const hold = async (route: Route) => {
    await pressedTwice.promise
    await route.continue()
  }
  await page.route(/quote-realtime/, hold, { times: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  pressedTwice.resolve()
  if (!journey.price) return price
  if (!journey.hesitates) return acceptPrice(page, text, journey.price, price)
  await page.getByRole('dialog', { name: text[journey.price] }).waitFor()
  await page.keyboard.press('Escape')
  // The focus is back before the panel knows that the dialog is closed.
  await page.locator('dialog', { hasText: text.newPrice }).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(link)).toBe(true)
  const now = await stayPrice(page, text)
  expect(now).not.toBe(price)
  await oneSum(page, text, now)
  await enter(page, link)
  return now
}

/**
 * Records the rates of the page's real-time quotes in the page itself: the browser's request events can be lost when the page is left. The
 * first is of the booked rate; after a change of price the other one is quoted, too.
 */
async function countQuotes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (...request) => {
      const address = new URL(String(request[0]), location.href)
      const rate = address.searchParams.get('offerId') ?? 'usual'
      if (address.pathname.includes('quote-realtime')) sessionStorage.setItem('quotes', `${sessionStorage.getItem('quotes') ?? ''}${rate} `)
      return fetch(...request)
    }
  })
}

/** Of the rate that is booked. */
async function countedQuotes(page: Page): Promise<number> {
  const quoted = (await page.evaluate(() => sessionStorage.getItem('quotes') ?? '')).trim().split(' ')
  return quoted.filter((rate) => rate === quoted[0]).length
}

describe('a stay is booked by keyboard alone', () => {
  // @rule B2.38
  it.for(bookings)('in $market, $width px wide', async (journey, { visitor }) => {
    const { base, language, locale } = marketOf(journey.market)
    const text = labels[language]
    const root = journey.minisite ? `${base}/${journey.minisite}` : base
    const stayPath = `${root}/${segments.stay[language]}/${journey.stay}`
    const page = await visitor({ width: journey.width })
    await page.goto(`${root}/hotel/${Math.floor(journey.stay / 10)}`)
    const checkin = await chooseOffer(page, text, journey)
    expect(new URL(page.url()).pathname).toBe(stayPath)

    let price = await stayPrice(page, text)
    const choices: string[] = [`checkin=${checkin}`]
    if (journey.adults) {
      await addAdult(page, text)
      await expect.poll(() => new URL(page.url()).hash).toContain('a=3')
      await expect.poll(() => stayPrice(page, text)).not.toBe(price)
      price = await stayPrice(page, text)
      choices.push('a=3')
    }
    if (journey.insured) {
      const rate = panel(page, text).getByRole('radio', { name: text.insured })
      const label = () => rate.locator('xpath=../span').evaluate((it) => it.firstChild?.textContent ?? '')
      await expect.poll(label).toMatch(/\d/)
      const insured = cents(await label())
      await tabTo(page, panel(page, text).locator('fieldset:has(small) input:checked'))
      await pressUntil(page, 'ArrowDown', () => rate.isChecked())
      await expect.poll(() => stayPrice(page, text)).toBe(insured)
      expect(insured).toBeGreaterThan(price)
      price = insured
      choices.push('offerId=')
    }
    if (journey.activities) {
      await chooseActivityDates(page, text, journey)
      choices.push('activitySelectionList=')
    }
    await oneSum(page, text, price)
    const chosen = new URL(page.url()).hash
    for (const choice of choices) expect(chosen).toContain(choice)
    if (journey.reloads) {
      await page.reload()
      expect(await stayPrice(page, text)).toBe(price)
      expect(new URL(page.url()).hash).toBe(chosen)
    }

    await countQuotes(page)
    price = await book(page, text, journey, price)
    const onCheckout = (url: URL) => url.pathname === `${root}/checkout`
    await page.waitForURL(onCheckout)
    expect(await countedQuotes(page)).toBe(journey.hesitates ? 2 : 1)
    expect(await checkoutSum(page, text)).toBe(price)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.replace('_', '-'))
    expect(decodeURIComponent(page.url())).toContain(`price=${price}`)
    for (const choice of choices) expect(decodeURIComponent(page.url())).toContain(choice)

    if (journey.returns === 'browser') {
      await page.goBack()
      await page.waitForURL((url) => url.pathname === stayPath && url.hash === chosen)
    }
    if (journey.returns === 'header') {
      await enter(page, page.getByRole('link', { name: text.back }))
      await page.waitForURL((url) => url.pathname === stayPath)
      for (const choice of choices) expect(decodeURIComponent(page.url())).toContain(choice)
    }
    if (journey.returns) {
      // The page has the list's price again; the real-time one decides again.
      await stayPrice(page, text)
      await enter(page, panel(page, text).getByRole('link', { name: text.book, exact: true }))
      await page.waitForURL(onCheckout)
      expect(await checkoutSum(page, text)).toBe(price)
    }

    await pay(page, text, journey)
    const order = new URL(page.url()).searchParams
    expect(Object.fromEntries(['amount', 'method', 'locale'].map((key) => [key, order.get(key)]))).toEqual({
      amount: String(price),
      method: journey.payment,
      locale,
    })
    if (journey.axe) await confirmPayment(page, text)
  })
})
