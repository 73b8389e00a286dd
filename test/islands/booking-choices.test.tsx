import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { book, gone, criteria, dates, dinner, it, massage, offer, offers, paths, quoteOf, watched } from './booking.ts'

describe('the calendar of a stay', () => {
  // @rule B4.24
  it('requests four months at once on a phone, and allows any night when the allowed ones fail to load', async ({
    opened,
    complaintsSoFar,
    tolerate,
  }) => {
    const { page, calls } = await opened({ [paths.quote]: quoteOf(249_00), [paths.nights]: undefined }, {}, 'narrow')
    await page.route(`**/api/${paths.nights}*`, (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.locator('[data-date="2027-03-22"]').click()
    // More days are selectable until the nights have failed.
    tolerate(/503/)
    await expect.poll(() => complaintsSoFar().length).toBeGreaterThan(0)
    await expect.poll(() => page.locator('[data-date="2027-03-23"]').getAttribute('data-state')).toBe('selectable')
    expect(calls.find((call) => call.startsWith(paths.days))).toContain('month=2027-03&length=4')
  })

  // @rule B4.24
  it('discards half a choice when it is closed, and Clear takes both dates out of the address', async ({ opened }) => {
    const { page } = await opened({ [paths.quote]: quoteOf(249_00) }, { at: `/#${dates}` })
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
    expect(await violations(page)).toEqual([])
  })
})

describe('dates of activities', () => {
  const dated = {
    [paths.dated]: { id: 7, activityDates: [massage('202704031500', '202704031800'), dinner] },
    [paths.quote]: quoteOf(249_00),
  }
  const selection = '12_202704031800,30_202704021900'

  it('are not offered for a stay that these dates do not have', async ({ opened }) => {
    const { page } = await opened({ ...dated, [paths.quote]: gone }, { at: `/#${dates}` })
    await page.getByText('Sorry, no availability on your dates').waitFor()
    expect(await page.getByRole('combobox').count()).toBe(0)
  })

  // @rule B4.23
  it('are required at their fields before booking, and are sent to the real-time quote and to checkout', async ({ opened }) => {
    const { page, calls } = await opened({ ...dated, [paths.realtime]: quoteOf(249_00) }, { at: `/#${dates}` })
    const { left } = await watched(page)
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.waitFor()
    expect((await field.getByRole('option').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Choose a date',
      'sam. 3 avr. · 15 h',
      'sam. 3 avr. · 18 h',
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
    expect(await violations(page)).toEqual([])
  })

  it('at the same time are refused at their fields, before any quote, until one has another time', async ({ opened }) => {
    const facial = { activityId: 44, title: 'Facial', minutes: 40, dates: [{ value: '202704031900', date: '2027-04-03', time: '18:30' }] }
    const { page, calls } = await opened(
      {
        ...dated,
        [paths.dated]: { id: 7, activityDates: [massage('202704031500', '202704031800'), facial] },
        [paths.realtime]: quoteOf(249_00),
      },
      { at: `/#${dates}` },
    )
    const { left } = await watched(page)
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.selectOption('202704031800')
    await page.getByRole('combobox', { name: 'Facial' }).selectOption('202704031900')
    await book(page).click()
    await page.getByText('At the same time as “Facial”.').waitFor()
    await page.getByText('At the same time as “Massage”.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(calls.some((call) => call.startsWith(paths.realtime))).toBe(false)
    expect(await violations(page)).toEqual([])
    await field.selectOption('202704031500')
    expect(await page.getByText('At the same time as').count()).toBe(0)
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
  })

  // @rule B4.23
  it('are chosen again when one has gone at the last moment', async ({ opened }) => {
    const refused = { bookable: false, reservationCriteria: criteria, errors: [{ code: 'activity-date-not-available' }] }
    const { page } = await opened({ ...dated, [paths.realtime]: refused }, { at: `/#${dates}` }, 'narrow')
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.selectOption('202704031800')
    await page.getByRole('combobox', { name: 'Dinner' }).selectOption('202704021900')
    await book(page).click()
    await page.getByText('This date is no longer available. Please choose another.').first().waitFor()
    expect(await field.inputValue()).toBe('')
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.23
  it('are dropped when other dates of travel do not have them', async ({ opened }) => {
    const { page } = await opened(dated, { at: `/#${dates}` })
    const field = page.getByRole('combobox', { name: 'Massage' })
    await field.selectOption('202704031800')
    await page.route(`**/api/${paths.dated}*`, (route) => route.fulfill({ json: { id: 7, activityDates: [massage('202704051500')] } }))
    await page.evaluate(() => location.assign('#checkin=2027-04-04&checkout=2027-04-06'))
    await expect.poll(() => field.getByRole('option').count()).toBe(2)
    expect(await field.inputValue()).toBe('')
    expect(await violations(page)).toEqual([])
  })
})

describe('offers', () => {
  const sold = { [paths.rates]: offers, [paths.quote]: quoteOf(249_00), [paths.realtime]: quoteOf(249_00) }

  // @rule B2.44
  it('are rates: the one chosen goes into the address, the quote and to checkout', async ({ opened }) => {
    const { page, calls } = await opened(sold, { at: `/#${dates}` })
    const { left } = await watched(page)
    await page.getByRole('radio', { name: /With cancellation insurance: 265/ }).check()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${dates}&offerId=7021&nights=2`)
    await expect.poll(() => calls.some((call) => call.startsWith(paths.quote) && call.includes('offerId=7021'))).toBe(true)
    await book(page).click()
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').searchParams.get('offerId')).toBe('7021')
    expect(calls.find((call) => call.startsWith(paths.realtime))).toContain('offerId=7021')
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.44
  it('never show the price of other guests while theirs is unknown', async ({ opened }) => {
    const { page } = await opened(sold, { at: `/#${dates}` })
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
  })

  // @rule B2.44
  it('have prices of one moment once the price has changed, also when another rate is chosen then', async ({ opened }) => {
    const { page } = await opened(sold, { at: `/#${dates}` })
    await page.getByRole('radio', { name: /With cancellation insurance: 265/ }).waitFor()
    const insured = Promise.withResolvers<void>()
    await page.route(`**/api/${paths.realtime}*`, async (route) => {
      const isInsured = route.request().url().includes('offerId=7021')
      if (isInsured) await insured.promise
      await route.fulfill({
        json: quoteOf(isInsured ? 286_00 : 269_00, isInsured ? { priceInfo: { sellPrice: 286_00, insuranceAmount: 17_00 } } : {}),
      })
    })
    await book(page).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: /Standard rate: 269/ }).waitFor()
    // The listed price is that of before.
    await page.getByRole('radio', { name: /With cancellation insurance: …/ }).waitFor()
    insured.resolve()
    const other = page.getByRole('radio', { name: /With cancellation insurance: 286/ })
    await other.check()
    await expect.poll(() => new URL(page.url()).hash).toContain('offerId=7021')
    await page.getByRole('radio', { name: /Standard rate: 269/ }).waitFor()
    expect(await other.isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.44
  it('have longer nights, which go on being shown once one is chosen', async ({ opened }) => {
    const { page } = await opened(sold, { at: `/#${dates}` }, 'narrow')
    await page.getByRole('radio', { name: '3 nights' }).check()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-02&checkout=2027-04-05&nights=3')
    await page.getByRole('radio', { name: '2 nights' }).check()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${dates}&nights=2`)
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.1 B2.44
  it('are remembered until there are dates, and count for none where they are not sold', async ({ opened }) => {
    const { page, calls } = await opened(sold, { at: '/#offerId=7021' })
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
  })
})
