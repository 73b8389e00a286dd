import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { book, criteria, dates, gone, it, paths, quoteOf, watched } from './booking.ts'

describe('the booking panel', () => {
  // @rule S4.35 B4.13 B9.4
  it('shows the from-price, takes dates among the allowed nights, prices them and puts them in the address', async ({ opened }) => {
    const { page, calls } = await opened({
      [paths.quote]: quoteOf(249_00, { reservationCriteria: { ...criteria, checkin: '2027-03-22' } }),
    })
    const { tracked } = await watched(page)
    await page.getByText('129 €').first().waitFor()
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.locator('[data-date="2027-03-22"]').click()
    await page.waitForFunction(() => document.querySelector('[data-date="2027-03-23"]')?.getAttribute('data-state') === 'nightsNotAllowed')
    await page.locator('[data-date="2027-03-24"]').click()
    await page.getByText('You save 69 €').waitFor()
    expect(await page.getByText('249 €').first().isVisible()).toBe(true)
    expect(await page.getByText('Only 2 rooms left on our site').isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#checkin=2027-03-22&checkout=2027-03-24&nights=2')
    expect(calls.some((call) => call.startsWith(`${paths.days}?`) && call.includes('month=2027-03&length=2&weekend=7'))).toBe(true)
    expect(calls.some((call) => call.startsWith(`${paths.nights}?`) && call.includes('checkin=2027-03-22'))).toBe(true)
    expect(
      calls.some((call) => call.startsWith(`${paths.quote}?`) && call.includes('checkin=2027-03-22&nights=2&smartcapacity=true')),
    ).toBe(true)
    expect(await tracked()).toContain('select_checkin')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await violations(page)).toEqual([])
  })

  it('shows the lowest price for the guests of the address, not that of two', async ({ opened }) => {
    const family = { weekendId: 7, nights: 1, paxCount: 4, hasSelectedDates: false, priceInfo: { sellPrice: 258_00 } }
    const { page, calls } = await opened({ [paths.rates]: { offers: [family] } }, { at: '/#a=2&c=2' })
    const panel = page.getByRole('region', { name: 'Book this stay' })
    await panel.getByText('258 €').waitFor()
    expect((await panel.innerText()).replace(/\s+/g, ' ')).toContain('from 258 € 1 night / for 4 people')
    expect(calls.find((call) => call.startsWith(`${paths.rates}?`))).toMatch(/adult=2&child=2&baby=0$/)
    expect(await violations(page)).toEqual([])
  })

  // @rule B5.6
  it('says which dates of the address have passed, until others are chosen', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: '/#checkin=2027-03-12&checkout=2027-03-14' })
    await page.getByText('An arrival on vendredi 12 mars 2027 can no longer be booked. Please choose other dates.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.evaluate((hash) => location.assign(`#${hash}`), dates)
    await page.getByText('can no longer be booked').waitFor({ state: 'hidden' })
  })

  it('shows that dates are missing when the calendar was closed without any', async ({ opened }) => {
    const { page } = await opened({})
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('alert').textContent()).toBe('Please choose your travel dates.')
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.15
  it('goes to checkout once, however often it is clicked, when the real-time price is the one shown', async ({ opened }) => {
    const { page, calls } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` })
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
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.29 B4.30 B2.45
  it.for([
    ['lower', 229_50, 'now lower!', '−19,50 €'],
    ['higher', 249_01, 'now higher.', '+0,01 €'],
  ] as const)(
    'lets the visitor decide when the price has become %s, and continues with the new one',
    async ([, price, title, difference], { opened }) => {
      const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(price) }, { at: `/#${dates}` })
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
      expect(await violations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect.poll(() => left.length).toBe(1)
      expect(new URL(left[0] ?? '').searchParams.get('price')).toBe(String(price))
      expect(await tracked()).toEqual(['price_update', 'add_to_cart'])
    },
  )

  // @rule B4.32
  it('keeps the new price when the dialog is closed', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(269_00) }, { at: `/#${dates}` })
    const { left } = await watched(page)
    await book(page).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('region', { name: 'Book this stay' }).getByText('269 €').first().waitFor()
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').searchParams.get('price')).toBe('26900')
  })

  // @rule B4.32
  it('has its focus back when the dialog is closed by its button', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(269_00) }, { at: `/#${dates}` })
    await book(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Book')
  })

  // @rule B8.9
  it('offers other dates when the stay is not available on the chosen ones', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: gone }, { at: `/#${dates}` })
    await page.getByText('Sorry, no availability on your dates').waitFor()
    const others = page.getByRole('listitem').getByRole('button')
    await others.first().waitFor()
    expect(await others.count()).toBe(3)
    await others.nth(1).click()
    expect(new URL(page.url()).hash).toBe('#checkin=2027-04-01&checkout=2027-04-03&nights=2')
    await page.getByRole('button', { name: 'See all offers' }).click()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByText('129 €').first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('can be pressed again when the way to the checkout was stopped', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` })
    const { left } = await watched(page)
    await page.clock.install()
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
    await page.clock.fastForward(9_000)
    expect(await book(page).count()).toBe(0)
    await page.clock.fastForward(2_000)
    await book(page).click()
    await expect.poll(() => left.length).toBe(2)
  })

  // @rule B8.9
  it('notices at the last moment that the dates are gone', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: gone }, { at: `/#${dates}` })
    await book(page).click()
    await page.getByText('Sorry, no availability on your dates').waitFor()
    expect(await book(page).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  // @rule B8.7
  it('shows an error when the quote fails, and retries', async ({ opened, tolerate }) => {
    const { page } = await opened({}, { at: `/#${dates}` })
    await page.getByText('We could not check the price').waitFor()
    expect(await page.getByText('No more availabilities').count()).toBe(0)
    await page.route(`**/api/${paths.quote}*`, (route) => route.fulfill({ json: quoteOf(249_00) }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('249 €').first().waitFor()
    tolerate(/503/)
  })

  // @rule B4.16
  it('never shows a late quote for a newer choice', async ({ opened }) => {
    const { page } = await opened({})
    const late = Promise.withResolvers<void>()
    const events = Promise.withResolvers<void>()
    await page.route(`**/api/${paths.quote}*`, async (route) => {
      const forTwo = route.request().url().includes('adult=2')
      if (forTwo) await late.promise
      const quote = forTwo ? quoteOf(111_00) : quoteOf(303_00, { reservationCriteria: { ...criteria, adult: 3 } })
      await route.fulfill({ json: quote }).catch(() => undefined)
      if (forTwo) events.resolve()
    })
    const first = page.waitForRequest((request) => request.url().includes(`${paths.quote}?`))
    await page.evaluate((hash) => location.assign(`#${hash}`), dates)
    await page.getByText('Checking the price…').waitFor()
    await first
    await page.evaluate((hash) => location.assign(`#${hash}&a=3`), dates)
    await page.getByText('303 €').first().waitFor()
    late.resolve()
    await events.promise
    expect(await page.getByText('303 €').first().isVisible()).toBe(true)
    expect(await page.getByText('for 3 people').isVisible()).toBe(true)
  })

  // @rule B2.15
  it('preserves the dates when a link is to an anchor of the page', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: `/#${dates}` })
    await page.getByText('249 €').first().waitFor()
    await page.evaluate(() => location.assign('#after'))
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${dates}`)
    expect(await page.getByText('249 €').first().isVisible()).toBe(true)
  })

  it('replays a click made before hydration', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00) }, { when: 'interaction' })
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.getByRole('dialog', { name: 'Dates' }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('is at hand in a bar once its button is out of sight, though its end is not', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` }, 'narrow')
    const button = book(page)
    await button.waitFor()
    await page.evaluate(() => {
      const { style } = document.querySelector('main') ?? document.body
      style.paddingBlockEnd = '3000px'
    })
    const above = () => button.first().evaluate((it) => it.getBoundingClientRect().bottom < 0 || void scrollBy(0, 40))
    await expect.poll(above).toBe(true)
    expect(await button.first().evaluate((it) => (it.closest('section')?.getBoundingClientRect().bottom ?? 0) > 0)).toBe(true)
    await page.getByRole('region', { name: 'Your booking' }).getByText('249 €').first().waitFor()
  })

  // @rule B2.9 B2.17
  it('stays at hand in a bar while it is out of sight', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` }, 'narrow')
    const { left } = await watched(page)
    await page.getByText('249 €').first().waitFor()
    expect(await page.getByRole('region', { name: 'Your booking' }).count()).toBe(0)
    await page.evaluate(() => {
      const { style } = document.querySelector('main') ?? document.body
      style.paddingBlockEnd = '3000px'
      scrollTo(0, 2000)
    })
    const bar = page.getByRole('region', { name: 'Your booking' })
    await bar.getByText('249 €').first().waitFor()
    await book(bar as unknown as Page).click()
    await expect.poll(() => left.length).toBe(1)
    expect(await violations(page)).toEqual([])
  })
})
