import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { book, criteria, dates, it, paths, props, quoteOf, refused, watched } from './booking.ts'

describe('what a quote says', () => {
  // @rule B4.19 B3.12
  it.for([
    [
      'another number of rooms',
      { roomsAmountMessage: 'Price for 2 rooms', modifiedReservationCriteria: { ...criteria, rooms: 2 } },
      'Price for 2 rooms',
    ],
    ['another party', { modifiedReservationCriteria: { ...criteria, adult: 3 } }, 'This price is for other criteria'],
    ['a flash deal', { flashDeal: true, bestPrice: true }, 'Flash deal'],
    ['the best price', { bestPrice: true, bestPromo: true }, 'Best price'],
    ['the best promotion', { bestPromo: true }, 'Best promotion of the month'],
  ] as const)('%s is shown at the price', async ([, more, textOf], { opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00, more) }, { at: `/#${dates}` })
    await page.getByText(textOf).first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule B8.10
  it('says why the stay cannot be booked, each reason in its sentence', async ({ opened }) => {
    const reasons = [
      ['The offer is not bookable with these criterias', { bookable: false }],
      ['The hotel takes no bookings', { bookable: false, errors: [{ message: 'The hotel takes no bookings' }] }],
      ['Quote error: there is no price for these criteria at the moment.', { bookable: true }],
      ['This rate is not sold for these nights.', refused('offer-unknown')],
      ['The room does not hold so many guests.', refused('too-many-guests'), 'hotel'],
      ['This offer has expired…', refused('offer-expired'), 'hotel'],
    ] as const
    let response: object = {}
    const { page } = await opened({})
    await page.route(`**/api/${paths.quote}?*`, (route) => route.fulfill({ json: { reservationCriteria: criteria, ...response } }))
    for (const [at, [sentence, quote, hotel]] of reasons.entries()) {
      response = quote
      await page.evaluate((hash) => location.assign(`#${hash}`), `${dates}&a=${at + 3}`)
      const notice = page.getByRole('alert').filter({ hasText: sentence })
      await notice.getByText(/No more availabilities|Too late!/).waitFor()
      expect(await book(page).count()).toBe(0)
      // Without dates or rates, the hotel's other stays are linked.
      const others = notice.getByRole('link', { name: 'See the other offers from this hotel' })
      expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        hotel ? [`/fr/hotel/3#${dates}&a=${at + 3}`] : [],
      )
    }
    response = refused('checkin-in-past')
    await page.evaluate((hash) => location.assign(`#${hash}`), dates)
    await page.getByText('Your arrival is in the past, or too late for today.').waitFor()
    await page.getByText('Available near your dates:').waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule B8.7 B8.8
  it('fails to load when the visitor books: the error is shown and reported, and booking can be repeated', async ({ opened, tolerate }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: `/#${dates}` })
    const { tracked, left } = await watched(page)
    const warned: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
    const reported = page.waitForRequest('**/api/error?*')
    await book(page).click()
    await page.getByText('We could not check the price').waitFor()
    expect(await page.getByText('No more availabilities').count()).toBe(0)
    expect(await tracked()).toEqual(['quote_error'])
    expect((await reported).postDataJSON()).toEqual({
      level: 'ERROR',
      message: 'An unexpected error occurred while fetching the quote',
      location: 'application.client.error',
    })
    expect(warned).toContain('Error fetching quote-realtime')
    expect(left).toEqual([])
    expect(await book(page).isVisible()).toBe(true)
    tolerate(/503/)
  })
})

describe('ways to pay later', () => {
  const eligible = { paymentMethods: [{ type: '3x', paymentFee: 3_74 }] }

  // @rule S2.87 B4.83
  it('are a dialog below the price; choosing one checks the price like Book, and links to checkout with it', async ({ opened }) => {
    const { page, calls } = await opened(
      { [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00), [paths.eligibility]: eligible },
      { at: `/#${dates}` },
    )
    const { left, tracked } = await watched(page)
    await page.getByRole('button', { name: 'Ease your budget' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ease your budget' })
    await dialog.getByText('In 3 instalments').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(calls.find((call) => call.startsWith(paths.eligibility))).toContain(
      'amount=24900&cancellationPolicyType=cancellable&cancellableUntil=2027-03-29&checkinDate=2027-04-02',
    )
    await dialog.getByRole('button', { name: /Choose/ }).click()
    await expect.poll(() => left.length).toBe(1)
    expect(Object.fromEntries(new URL(left[0] ?? '').searchParams)).toMatchObject({ product: '7', price: '24900', payment: '3x' })
    expect(await tracked()).toEqual(['add_to_cart'])
    expect(calls.filter((call) => call.startsWith(paths.realtime))).toHaveLength(1)
  })

  // @rule S9.38
  it.for([
    ['es', 99_00, 1],
    ['it', 30_00, 1],
    ['es', 29_99, 0],
    ['fr', 99_00, 0],
  ] as const)('are the second provider’s, too, where it works: %s, %i cents', async ([market, price, offered], { opened }) => {
    const none = { [paths.eligibility]: { paymentMethods: [] } }
    const { page, calls } = await opened({ [paths.quote]: quoteOf(price), ...none }, { at: `/#${dates}`, market })
    await expect.poll(() => calls.some((call) => call.startsWith(paths.eligibility)), { timeout: 10_000 }).toBe(true)
    const button = page.getByRole('button', { name: 'Ease your budget' })
    if (offered) await button.click()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await button.count()).toBe(offered)
    expect(await page.getByRole('heading', { name: 'In 30 days, with our partner' }).count()).toBe(offered)
  })

  // @rule S8.15
  it.for([
    ['nothing is eligible', { [paths.eligibility]: { paymentMethods: [] } }, 249_00],
    ['none of the eligible ones is possible for the amount', { [paths.eligibility]: eligible }, 99_00],
  ] as const)('are not there when %s', async ([, responses, price], { opened }) => {
    const { page, calls } = await opened({ [paths.quote]: quoteOf(price), ...responses }, { at: `/#${dates}` })
    await expect.poll(() => calls.some((call) => call.startsWith(paths.eligibility)), { timeout: 10_000 }).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.getByText('Ease your budget').count()).toBe(0)
  })
})

describe('without scripts', () => {
  const plain = { screen: 'narrow', scripts: false } as const

  it('is a form that reloads the page, with the keys of the hash', async ({ visit }) => {
    const { page } = await visit('booking', { props }, plain)
    expect(await page.getByRole('button').allTextContents()).toEqual(['See the price', 'After'])
    const names = await page.locator('form [name]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names).toEqual(['checkin', 'checkout', 'a', 'c', 'b'])
    expect(await page.locator('form').getAttribute('method')).toBe('get')
  })

  it('shows the price of the query’s dates and links to checkout', async ({ visit }) => {
    const { page } = await visit('booking', { props: { ...props, query: dates, quote: quoteOf(249_00) }, at: `/?${dates}` }, plain)
    expect(await page.getByText('249 €').first().isVisible()).toBe(true)
    expect(await page.getByText('Taxes included. Local tax, paid at the hotel').isVisible()).toBe(true)
    expect(await book(page).getAttribute('href')).toBe(
      '/fr/checkout?product=7&checkin=2027-04-02&checkout=2027-04-04&nights=2&a=2&c=0&b=0&price=24900',
    )
  })

  // @rule B8.7
  it('shows that there is no price', async ({ visit }) => {
    const { page } = await visit('booking', { props: { ...props, query: dates, quoteFailed: true }, at: `/?${dates}` }, plain)
    expect(await page.getByText('We could not check the price').isVisible()).toBe(true)
  })
})
