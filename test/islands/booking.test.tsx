import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Shown, today } from './fixture/serve.ts'
import { type Answers, axeFindings, screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const night = (price: number, minLos = 1) => ({ price, amount: price * minLos, minLos })
// March and April 2027, but the 26th of March and the 2nd of April.
const days = Object.fromEntries(
  ['2027-03', '2027-04']
    .flatMap((month) => Array.from({ length: month === '2027-03' ? 31 : 30 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`))
    .filter((date) => date !== '2027-03-26' && date !== '2027-04-02')
    .map((date) => [date, date === '2027-03-22' ? night(8_900) : night(10_050)]),
)
const criteria = { checkin: '2027-04-02', nights: 2, adult: 2, child: 0, baby: 0 }
const quoteOf = (sellPrice: number, more: object = {}) => ({
  bookable: true,
  reservationCriteria: criteria,
  priceInfo: { sellPrice, refPrice: 318_00, promo: 22, moneySaved: 318_00 - sellPrice },
  localTaxTotalAmount: 660,
  roomsAmount: 2,
  cancellationPolicy: { cancellable: true, cancellationDeadline: '2027-03-29' },
  ...more,
})
const refused = (code: string) => ({ bookable: false, errors: [{ code, message: 'Not for visitors' }] })
const gone = { reservationCriteria: criteria, ...refused('package-not-available-at-checkin') }
const props = {
  stayId: 7,
  hotelId: 3,
  label: 'Night between dunes and sea',
  nights: { min: 1, max: 3 },
  fromPrice: { sellPrice: 129_00 },
  query: '',
  giftable: true,
  priceList: [1, 2].map((nights) => ({ nights, sellPrice: nights * 159_00, sellPrices: [] })),
  today,
  hour: 10,
}
const dates = 'checkin=2027-04-02&checkout=2027-04-04'
const paths = {
  quote: 'weekend/7/quote.json',
  realtime: 'weekend/7/quote-realtime.json',
  nights: 'weekend/7/packageCheckoutNights.json',
  days: 'hotels/3/availabilities.json',
  dated: 'weekend/7/detail.json',
  rates: 'product/7/offers',
  eligibility: 'purchase/eligibility',
}
const offer = (id: number, nights: number, sellPrice: number, insuranceAmount?: number) => ({
  id,
  weekendId: 7,
  nights,
  priceInfo: { sellPrice, ...(insuranceAmount === undefined ? {} : { insuranceAmount }) },
  cancellationPolicy: { cancellable: true, message: insuranceAmount === undefined ? 'Until Monday' : 'Until the day before' },
})
const offers = { offers: [offer(7020, 2, 249_00), offer(7021, 2, 265_00, 16_00), offer(7030, 3, 349_00), offer(7031, 3, 371_00, 22_00)] }
const massage = (...values: string[]) => ({
  activityId: 12,
  title: 'Massage',
  dates: values.map((value) => ({ value, date: '2027-04-03', time: `${value.slice(8, 10)}:${value.slice(10)}` })),
})
const dinner = { activityId: 30, title: 'Dinner', dates: [{ value: '202704021900', date: '2027-04-02', time: '19:00' }] }
const known = {
  [paths.dated]: { id: 7, activityDates: [] },
  [paths.rates]: { offers: [] },
  [paths.eligibility]: { paymentMethods: [] },
  [paths.days]: { days, until: '2028-03-15' },
  [paths.nights]: [2, 3],
}

const opened = async (answers: Answers, shown: Partial<Shown> = {}, screen: keyof typeof screens = 'wide') =>
  visit(fixture, 'booking', { props, ...shown }, screen, { ...known, ...answers })

/** What the page tells analytics from now on, and the checkout it leaves for, which is answered here. */
async function watched(page: Page): Promise<{ tracked: () => Promise<string[]>; left: string[] }> {
  const left: string[] = []
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    addEventListener('escale:track', (event) => event instanceof CustomEvent && seen.push(event.detail.event))
  })
  await page.route('**/fr/checkout?*', (route: Route) => {
    left.push(route.request().url())
    // The page stays as it is.
    return route.fulfill({ status: 204 })
  })
  return { tracked: () => page.evaluate(() => (window as unknown as { seen: string[] }).seen), left }
}

const book = (page: Page) => page.getByRole('link', { name: 'Book' })

describe('the booking panel', () => {
  it('shows the from-price, takes dates among the allowed nights, prices them and puts them in the address', async () => {
    const { page, calls, end } = await opened({
      [paths.quote]: quoteOf(249_00, { reservationCriteria: { ...criteria, checkin: '2027-03-22' } }),
    })
    const { tracked } = await watched(page)
    await page.getByText('129 €').waitFor()
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.locator('[data-date="2027-03-22"]').click()
    await page.waitForFunction(() => document.querySelector('[data-date="2027-03-23"]')?.getAttribute('data-state') === 'nightsNotAllowed')
    await page.locator('[data-date="2027-03-24"]').click()
    await page.getByText('249 €').waitFor()
    expect(await page.getByText('You save 69 €').isVisible()).toBe(true)
    expect(await page.getByText('Only 2 rooms left on our site').isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#checkin=2027-03-22&checkout=2027-03-24&nights=2')
    expect(calls.some((call) => call.startsWith(`${paths.days}?`) && call.includes('month=2027-03&length=2&weekend=7'))).toBe(true)
    expect(calls.some((call) => call.startsWith(`${paths.nights}?`) && call.includes('checkin=2027-03-22'))).toBe(true)
    expect(
      calls.some((call) => call.startsWith(`${paths.quote}?`) && call.includes('checkin=2027-03-22&nights=2&smartcapacity=true')),
    ).toBe(true)
    expect(await tracked()).toContain('select_checkin')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await end()
  })

  it('says that dates are missing when the calendar was closed without any', async () => {
    const { page, end } = await opened({})
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('alert').textContent()).toBe('Please choose your travel dates.')
    await end()
  })

  it('goes to checkout once, however often it is clicked, when the real-time price is the one shown', async () => {
    const { page, calls, end } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` })
    const { tracked, left } = await watched(page)
    await book(page).dblclick()
    await expect.poll(() => left.length).toBe(1)
    const to = new URL(left[0] ?? '')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      product: '7',
      checkin: '2027-04-02',
      checkout: '2027-04-04',
      nights: '2',
      a: '2',
      c: '0',
      b: '0',
      price: '24900',
    })
    expect(calls.filter((call) => call.startsWith(paths.realtime)).length).toBe(1)
    expect(await tracked()).toEqual(['add_to_cart'])
    expect(await page.getByRole('dialog').count()).toBe(0)
    await end()
  })

  it.each([
    ['lower', 229_50, 'now lower!', '−19,50 €'],
    ['higher', 249_01, 'now higher.', '+0,01 €'],
  ])('asks when the price has become %s, and continues with the new one', async (_, price, title, difference) => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(price) }, { at: `/#${dates}` })
    const { tracked, left } = await watched(page)
    await book(page).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    expect((await dialog.getByRole('definition').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '249 €',
      `${(price / 100).toFixed(2).replace('.', ',')} €`,
      difference,
    ])
    expect(left).toEqual([])
    expect(await tracked()).toEqual(['price_update'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await page.keyboard.press('Enter')
    expect(left).toEqual([])
    expect(await dialog.getByRole('link', { name: 'See the other offers from this hotel' }).getAttribute('href')).toBe(
      `/fr/hotel/3#${dates}`,
    )
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').searchParams.get('price')).toBe(String(price))
    expect(await tracked()).toEqual(['price_update', 'add_to_cart'])
    await end()
  })

  it('keeps the new price when the dialog is closed', async () => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(269_00) }, { at: `/#${dates}` })
    const { left } = await watched(page)
    await book(page).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('region', { name: 'Book this stay' }).getByText('269 €').waitFor()
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').searchParams.get('price')).toBe('26900')
    await end()
  })

  it('has its focus back when the dialog is closed by its button', async () => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(269_00) }, { at: `/#${dates}` })
    await book(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Book')
    await end()
  })

  it('offers other dates when the stay cannot be had on the chosen ones', async () => {
    const { page, end } = await opened({ [paths.quote]: gone }, { at: `/#${dates}` })
    await page.getByText('Sorry, no availability on your dates').waitFor()
    const others = page.getByRole('listitem').getByRole('button')
    await others.first().waitFor()
    expect(await others.count()).toBe(3)
    await others.nth(1).click()
    expect(new URL(page.url()).hash).toBe('#checkin=2027-04-01&checkout=2027-04-03&nights=2')
    await page.getByRole('button', { name: 'See all offers' }).click()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByText('129 €').waitFor()
    await end()
  })

  it('notices at the last moment that the dates are gone', async () => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: gone }, { at: `/#${dates}` })
    await book(page).click()
    await page.getByText('Sorry, no availability on your dates').waitFor()
    expect(await book(page).count()).toBe(0)
    await end()
  })

  it('says so when no quote comes, and tries again', async () => {
    const { page } = await opened({}, { at: `/#${dates}` })
    await page.getByText('No more availabilities').waitFor()
    await page.route(`**/api/${paths.quote}*`, (route) => route.fulfill({ json: quoteOf(249_00) }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('249 €').waitFor()
    await page.context().close()
  })

  it('never lets a late quote stand for a newer choice', async () => {
    const { page, end } = await opened({})
    const late = Promise.withResolvers<void>()
    const told = Promise.withResolvers<void>()
    await page.route(`**/api/${paths.quote}*`, async (route) => {
      const forTwo = route.request().url().includes('adult=2')
      if (forTwo) await late.promise
      const quote = forTwo ? quoteOf(111_00) : quoteOf(303_00, { reservationCriteria: { ...criteria, adult: 3 } })
      await route.fulfill({ json: quote }).catch(() => undefined)
      if (forTwo) told.resolve()
    })
    await page.evaluate((hash) => location.assign(`#${hash}`), dates)
    await page.getByText('Checking the price…').waitFor()
    await page.evaluate((hash) => location.assign(`#${hash}&a=3`), dates)
    await page.getByText('303 €').waitFor()
    late.resolve()
    await told.promise
    expect(await page.getByText('303 €').isVisible()).toBe(true)
    expect(await page.getByText('for 3 people').isVisible()).toBe(true)
    await end()
  })

  it('keeps the dates when a link leads to a place of the page', async () => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: `/#${dates}` })
    await page.getByText('249 €').waitFor()
    await page.evaluate(() => location.assign('#after'))
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${dates}`)
    expect(await page.getByText('249 €').isVisible()).toBe(true)
    await end()
  })

  it('keeps a click made before it was there', async () => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00) }, { when: 'interaction' })
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.getByRole('dialog', { name: 'Dates' }).waitFor()
    await end()
  })

  it('stays at hand in a bar while it is out of sight', async () => {
    const { page, end } = await opened(
      { [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) },
      { at: `/#${dates}` },
      'narrow',
    )
    const { left } = await watched(page)
    await page.getByText('249 €').waitFor()
    expect(await page.getByRole('region', { name: 'Your booking' }).count()).toBe(0)
    await page.evaluate(() => {
      const { style } = document.querySelector('main') ?? document.body
      style.paddingBlockEnd = '3000px'
      scrollTo(0, 2000)
    })
    const bar = page.getByRole('region', { name: 'Your booking' })
    await bar.getByText('249 €').waitFor()
    await book(bar as unknown as Page).click()
    await expect.poll(() => left.length).toBe(1)
    await end()
  })
})

describe('dates of activities', () => {
  const dated = {
    [paths.dated]: { id: 7, activityDates: [massage('202704031500', '202704031800'), dinner] },
    [paths.quote]: quoteOf(249_00),
  }
  const selection = '12_202704031800,30_202704021900'

  it('are asked for at their fields before anything is booked, and go into the real-time quote and to checkout', async () => {
    const { page, calls, end } = await opened({ ...dated, [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` })
    const { left } = await watched(page)
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.waitFor()
    expect((await field.getByRole('option').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Choose a date',
      'sam. 3 avr. · 15:00',
      'sam. 3 avr. · 18:00',
    ])
    await book(page).click()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('Please choose your activity dates.').count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    expect(calls.some((call) => call.startsWith(paths.realtime))).toBe(false)
    await field.selectOption('202704031800')
    await page.getByRole('combobox', { name: 'Dinner' }).selectOption('202704021900')
    expect(await page.getByText('Please choose your activity dates.').count()).toBe(0)
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').searchParams.get('activitySelectionList')).toBe(selection)
    expect(calls.find((call) => call.startsWith(paths.realtime))).toContain(`activitySelectionList=${selection}`)
    await end()
  })

  it('are chosen again when one has gone at the last moment', async () => {
    const refused = { bookable: false, reservationCriteria: criteria, errors: [{ code: 'activity-date-not-available' }] }
    const { page, end } = await opened({ ...dated, [paths.realtime]: refused }, { at: `/#${dates}` }, 'narrow')
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.selectOption('202704031800')
    await page.getByRole('combobox', { name: 'Dinner' }).selectOption('202704021900')
    await book(page).click()
    await page.getByText('This date is no longer available. Please choose another.').first().waitFor()
    expect(await field.inputValue()).toBe('')
    await end()
  })

  it('are dropped when other dates of travel do not have them', async () => {
    const { page, end } = await opened(dated, { at: `/#${dates}` })
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.selectOption('202704031800')
    await page.route(`**/api/${paths.dated}*`, (route) => route.fulfill({ json: { id: 7, activityDates: [massage('202704051500')] } }))
    await page.evaluate(() => location.assign('#checkin=2027-04-04&checkout=2027-04-06'))
    await expect.poll(() => field.getByRole('option').count()).toBe(2)
    expect(await field.inputValue()).toBe('')
    await end()
  })
})

describe('offers', () => {
  const sold = { [paths.rates]: offers, [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }

  it('are rates: the one chosen goes into the address, the quote and to checkout', async () => {
    const { page, calls, end } = await opened(sold, { at: `/#${dates}` })
    const { left } = await watched(page)
    await page.getByRole('radio', { name: /With cancellation insurance: 265/ }).check()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${dates}&offerId=7021&nights=2`)
    await expect.poll(() => calls.some((call) => call.startsWith(paths.quote) && call.includes('offerId=7021'))).toBe(true)
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').searchParams.get('offerId')).toBe('7021')
    expect(calls.find((call) => call.startsWith(paths.realtime))).toContain('offerId=7021')
    await end()
  })

  it('have no price of another party while theirs is not known', async () => {
    const { page, end } = await opened(sold, { at: `/#${dates}` })
    await page.getByRole('radio', { name: /With cancellation insurance: 265/ }).waitFor()
    const late = Promise.withResolvers<void>()
    await page.route(`**/api/${paths.rates}*`, async (route) => {
      await late.promise
      await route.fulfill({ json: { offers: [offer(7020, 2, 303_00), offer(7021, 2, 324_00, 21_00)] } })
    })
    await page.route(`**/api/${paths.quote}*`, (route) =>
      route.fulfill({ json: quoteOf(303_00, { reservationCriteria: { ...criteria, adult: 3 } }) }),
    )
    await page.evaluate((hash) => location.assign(`#${hash}&a=3`), dates)
    await page.getByRole('radio', { name: /Standard rate: 303/ }).waitFor()
    await page.getByRole('radio', { name: /With cancellation insurance: …/ }).waitFor()
    late.resolve()
    await page.getByRole('radio', { name: /With cancellation insurance: 324/ }).waitFor()
    await end()
  })

  it('have longer nights, which go on being shown once one is chosen', async () => {
    const { page, end } = await opened(sold, { at: `/#${dates}` }, 'narrow')
    await page.getByRole('radio', { name: '3 nights' }).check()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-02&checkout=2027-04-05&nights=3')
    await page.getByRole('radio', { name: '2 nights' }).check()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${dates}&nights=2`)
    await end()
  })

  it('are remembered until there are dates, and count for none where they are not sold', async () => {
    const { page, calls, end } = await opened(sold, { at: '/#offerId=7021' })
    // Its calendar opens by itself.
    const calendar = page.getByRole('dialog', { name: 'Dates' })
    await calendar.locator('[data-date="2027-04-03"]').waitFor()
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('#offerId=7021')
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await calendar.locator('[data-date="2027-04-03"]').click()
    await calendar.locator('[data-date="2027-04-05"][data-state="selectable"]').click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-03&checkout=2027-04-05&offerId=7021&nights=2')
    await expect.poll(() => calls.some((call) => call.startsWith(paths.quote) && call.includes('offerId=7021'))).toBe(true)
    await page.evaluate((hash) => location.assign(`#${hash}&offerId=99`), dates)
    await expect.poll(() => calls.some((call) => call.startsWith(paths.quote) && !call.includes('offerId'))).toBe(true)
    expect(calls.some((call) => call.includes('offerId=99'))).toBe(false)
    await end()
  })
})

describe('what a quote says', () => {
  it.each([
    [
      'another number of rooms',
      { roomsAmountMessage: 'Price for 2 rooms', modifiedReservationCriteria: { ...criteria, rooms: 2 } },
      'Price for 2 rooms',
    ],
    ['another party', { modifiedReservationCriteria: { ...criteria, adult: 3 } }, 'This price is for other criteria'],
    ['a flash deal', { flashDeal: true, bestPrice: true }, 'Flash deal'],
    ['the best price', { bestPrice: true, bestPromo: true }, 'Best price'],
    ['the best promotion', { bestPromo: true }, 'Best promotion of the month'],
  ])('%s stands at the price', async (_, more, words) => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00, more) }, { at: `/#${dates}` })
    await page.getByText(words).first().waitFor()
    await end()
  })

  it('says why the stay cannot be booked, each reason in its sentence', async () => {
    const reasons = [
      ['The offer is not bookable with these criterias', { bookable: false }],
      ['The hotel takes no bookings', { bookable: false, errors: [{ message: 'The hotel takes no bookings' }] }],
      ['Quote error: there is no price for these criteria at the moment.', { bookable: true }],
      ['This rate is not sold for these nights.', refused('offer-unknown')],
      ['The room does not hold so many guests.', refused('too-many-guests'), 'hotel'],
      ['This offer has expired…', refused('offer-expired'), 'hotel'],
    ] as const
    let answer: object = {}
    const { page, end } = await opened({})
    await page.route(`**/api/${paths.quote}?*`, (route) => route.fulfill({ json: { reservationCriteria: criteria, ...answer } }))
    for (const [at, [sentence, quote, hotel]] of reasons.entries()) {
      answer = quote
      await page.evaluate((hash) => location.assign(`#${hash}`), `${dates}&a=${at + 3}`)
      const notice = page.getByRole('alert').filter({ hasText: sentence })
      await notice.getByText(/No more availabilities|Too late!/).waitFor()
      expect(await book(page).count()).toBe(0)
      // The hotel's other stays are the way on where neither dates nor rates are.
      const others = notice.getByRole('link', { name: 'See the other offers from this hotel' })
      expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        hotel ? [`/fr/hotel/3#${dates}&a=${at + 3}`] : [],
      )
    }
    answer = refused('checkin-in-past')
    await page.evaluate((hash) => location.assign(`#${hash}`), dates)
    await page.getByText('Your arrival is in the past, or too late for today.').waitFor()
    await page.getByText('Available near your dates:').waitFor()
    await end()
  })

  it('does not come when the visitor books: that is said and told, and booking can be tried again', async () => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: `/#${dates}` })
    const { tracked, left } = await watched(page)
    const warned: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
    const reported = page.waitForRequest('**/api/error?*')
    await book(page).click()
    await page.getByText('No more availabilities').waitFor()
    await page.getByText('Update your stay criteria to enjoy the product’s offers.').waitFor()
    expect(await tracked()).toEqual(['quote_error'])
    expect((await reported).postDataJSON()).toEqual({
      level: 'ERROR',
      message: 'An unexpected error occurred while fetching the quote',
      location: 'application.client.error',
    })
    expect(warned).toContain('Error fetching quote-realtime')
    expect(left).toEqual([])
    expect(await book(page).isVisible()).toBe(true)
    await page.context().close()
  })
})

describe('ways to pay later', () => {
  const eligible = { paymentMethods: [{ type: '3x', paymentFee: 3_74 }] }

  it('are a dialog below the price; choosing one leads to checkout with it', async () => {
    const { page, calls, end } = await opened({ [paths.quote]: quoteOf(249_00), [paths.eligibility]: eligible }, { at: `/#${dates}` })
    const { left } = await watched(page)
    await page.getByRole('button', { name: 'Ease your budget' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ease your budget' })
    await dialog.getByText('In 3 instalments').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(calls.find((call) => call.startsWith(paths.eligibility))).toContain(
      'amount=24900&cancellationPolicyType=cancellable&cancellableUntil=2027-03-29&checkinDate=2027-04-02',
    )
    await dialog.getByRole('button', { name: /Choose/ }).click()
    await expect.poll(() => left.length).toBe(1)
    expect(Object.fromEntries(new URL(left[0] ?? '').searchParams)).toMatchObject({ product: '7', price: '24900', payment: '3x' })
    await end()
  })

  it.each([
    ['nothing is eligible', { [paths.eligibility]: { paymentMethods: [] } }, 249_00],
    ['none of the eligible ones is possible for the amount', { [paths.eligibility]: eligible }, 99_00],
  ])('are not there when %s', async (_, answers, price) => {
    const { page, calls, end } = await opened({ [paths.quote]: quoteOf(price), ...answers }, { at: `/#${dates}` })
    await expect.poll(() => calls.some((call) => call.startsWith(paths.eligibility)), { timeout: 10_000 }).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.getByText('Ease your budget').count()).toBe(0)
    await end()
  })
})

describe('the calendar of a stay', () => {
  it('asks for four months at once on a phone, and takes any night when the allowed ones do not come', async () => {
    const { page, calls } = await opened({ [paths.quote]: quoteOf(249_00), [paths.nights]: undefined }, {}, 'narrow')
    await page.route(`**/api/${paths.nights}*`, (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.locator('[data-date="2027-03-22"]').click()
    await expect.poll(() => page.locator('[data-date="2027-03-23"]').getAttribute('data-state')).toBe('selectable')
    expect(calls.find((call) => call.startsWith(paths.days))).toContain('month=2027-03&length=4')
    await page.context().close()
  })

  it('discards half a choice when it is closed, and Clear takes both dates out of the address', async () => {
    const { page, end } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: `/#${dates}` })
    const field = page.getByRole('button', { name: '2 nights' })
    await field.click()
    await page.locator('[data-date="2027-04-06"]').click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe(`#${dates}`)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('2 nights')
    await field.click()
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(new URL(page.url()).hash).toBe('')
    await end()
  })
})

describe('without scripts', () => {
  const still = async (shown: Partial<Shown>) => {
    const context = await fixture.browser.newContext({ ...screens.narrow, javaScriptEnabled: false })
    const page = await context.newPage()
    await fixture.show(page, 'booking', { props, ...shown })
    return { page, end: () => context.close() }
  }

  it('is a form that asks the page again, with the keys of the hash', async () => {
    const { page, end } = await still({})
    expect(await page.getByRole('button').allTextContents()).toEqual(['See the price', 'After'])
    const names = await page.locator('form [name]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names).toEqual(['checkin', 'checkout', 'a', 'c', 'b'])
    expect(await page.locator('form').getAttribute('method')).toBe('get')
    await end()
  })

  it('shows the price of the query’s dates and links to checkout', async () => {
    const { page, end } = await still({ props: { ...props, query: dates, quote: quoteOf(249_00) }, at: `/?${dates}` })
    expect(await page.getByText('249 €').isVisible()).toBe(true)
    expect(await page.getByText('Local tax, paid at the hotel').isVisible()).toBe(true)
    expect(await book(page).getAttribute('href')).toBe(
      '/fr/checkout?product=7&checkin=2027-04-02&checkout=2027-04-04&nights=2&a=2&c=0&b=0&price=24900',
    )
    await end()
  })

  it('says that no price came', async () => {
    const { page, end } = await still({ props: { ...props, query: dates, quoteFailed: true }, at: `/?${dates}` })
    expect(await page.getByText('No more availabilities').isVisible()).toBe(true)
    await end()
  })
})
