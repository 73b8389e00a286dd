import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

const extra = (id: number, label: string, more: object = {}) => ({
  id,
  label,
  selected: false,
  programLines: ['Fifty minutes'],
  priceDifference: 40_00,
  priceDifferencePerLos: { '1': 40_00, '2': 80_00 },
  activityIds: [id],
  ...more,
})
const massage = extra(71, 'Massage')
const dinner = extra(72, 'Dinner', { priceDifference: 35_50, priceDifferencePerLos: {} })
const choices = {
  extras: [
    { label: 'Massage', price: 40_00 },
    { label: 'Dinner', price: 35_50 },
  ],
  products: [
    { id: 7, extras: [] },
    { id: 71, extras: [0] },
    { id: 72, extras: [1] },
    { id: 73, extras: [0, 1] },
  ],
}
const props = {
  stayId: 7,
  hotelId: 3,
  upsells: [massage, dinner],
  extras: { choices },
  singleVoucherProducts: [massage],
  priceList: [{ nights: 1 }, { nights: 2 }],
  query: '',
}
const dates = 'checkin=2027-04-02&checkout=2027-04-04'
const quoted = (sellPrice: number) => ({
  bookable: true,
  reservationCriteria: { checkin: '2027-04-02', nights: 2, adult: 2, child: 0, baby: 0 },
  priceInfo: { sellPrice },
})
const quotes = {
  'weekend/7/quote.json': quoted(200_00),
  'weekend/71/quote.json': quoted(281_00),
  'weekend/72/quote.json': quoted(238_50),
  'weekend/73/quote.json': quoted(319_50),
}

/** The page with a controlled clock, and the address it leaves for. */
const it = base.extend('opened', ({ visit }) => async (shown: Partial<FixtureIsland> = {}, screen: Screen = 'wide') => {
  const visited = await visit('extras', { props, ...shown }, { screen, responses: quotes })
  const { page } = visited
  await page.evaluate(() => {
    const own = window.setTimeout
    const waits: TimerHandler[] = []
    const left: string[] = []
    Object.assign(window, {
      waits,
      left,
      setTimeout: (run: TimerHandler, delay?: number) => (delay === 500 ? -waits.push(run) : own(run, delay)),
      clearTimeout: (timer: number) => (timer < 0 ? delete waits[-timer - 1] : clearInterval(timer)),
    })
    const navigation: EventTarget = Reflect.get(window, 'navigation')
    navigation.addEventListener('navigate', (event) => {
      const { url } = Reflect.get(event, 'destination')
      if (!url.includes('/sejour/')) return
      left.push(url.replace(location.origin, ''))
      event.preventDefault()
    })
  })
  const halfSecond = () => page.evaluate(() => Reflect.get(window, 'waits').forEach((run: () => void) => run()))
  const left = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'left'))
  return { ...visited, halfSecond, left }
})
const add = (page: Page) => page.getByRole('link', { name: 'Add Massage' })
const prices = async (page: Page) => (await page.locator('li p > b').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))

const status = (page: Page) => page.getByRole('status').filter({ hasText: /./ })
const textOf = async (page: Page) => ((await status(page).textContent()) ?? '').replaceAll(/\s/g, ' ')

describe('the extras of a stay', () => {
  // @rule B3.14
  it('show their price difference, signed: for the fewest nights, then that of the quotes for the dates and guests', async ({ opened }) => {
    const { page } = await opened({ at: '/' })
    expect(await prices(page)).toEqual(['+40 €', '+35,50 €'])
    expect(await page.getByText('for 2 people').count()).toBe(2)
    await page.evaluate((hash) => (location.hash = hash), `${dates}&a=3`)
    await expect.poll(() => prices(page)).toEqual(['+81 €', '+38,50 €'])
    expect(await page.getByText('for 3 people').count()).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  it.for(['wide', 'narrow'] as const)('are added where the visitor is, with focus, message and undo: %s', async (screen, { opened }) => {
    const { page, address, left } = await opened({ at: `/#${dates}&offerId=9` }, screen)
    await expect.poll(() => prices(page)).toEqual(['+81 €', '+38,50 €'])
    await add(page).press('Enter')
    await expect.poll(() => textOf(page)).toBe('Massage added · +81 €Undo')
    expect(address()).toBe(`/#${dates}&extra=71&nights=2`)
    expect(await left()).toEqual([])
    const remove = page.getByRole('link', { name: 'Remove Massage' })
    expect(await remove.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await page.getByText('Added', { exact: true }).count()).toBe(1)
    await expect.poll(() => prices(page)).toEqual(['81 €', '+38,50 €'])
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(() => textOf(page)).toBe('Massage removed · −81 €Undo')
    expect(address()).toBe(`/#${dates}&nights=2`)
  })

  it('are those of the address, which may not name another stay', async ({ opened }) => {
    const { page } = await opened({ at: '/#extra=73' })
    expect(await page.getByRole('link', { name: /^Remove/ }).count()).toBe(2)
    await page.evaluate(() => (location.hash = 'extra=999'))
    await expect.poll(() => page.getByRole('link', { name: /^Add/ }).count()).toBe(2)
  })

  // @rule B4.25
  it.for(['wide', 'narrow'] as const)('of a gift leave half a second after the choice, with a message: %s', async (screen, { opened }) => {
    const { page, halfSecond, left } = await opened({ at: '/#giftNights=1', view: { flow: 'gifting' } }, screen)
    await add(page).press('Enter')
    await page.getByRole('dialog', { name: 'We are adding it to your stay…' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await left()).toEqual([])
    await halfSecond()
    expect(await left()).toEqual(['/fr/sejour/71?flow=gifting#giftNights=1'])
  })

  // @rule B4.25
  it('of a gift are taken off the same way; Escape stays', async ({ opened }) => {
    const made = { ...props, singleVoucherProducts: [{ ...massage, selected: true, priceDifference: -40_00 }] }
    const { page, halfSecond, left } = await opened({ props: made, view: { flow: 'gifting' } })
    await page.getByRole('link', { name: 'Remove Massage' }).click()
    await page.getByRole('dialog', { name: 'We are taking it off your stay…' }).waitFor()
    await page.keyboard.press('Escape')
    // The page removes the dialog after its close event.
    await page.locator('dialog').waitFor({ state: 'detached' })
    await halfSecond()
    expect(await left()).toEqual([])
    expect(await page.getByText('Added', { exact: true }).count()).toBe(1)
  })

  // @rule B4.26
  it('go with a gift of one night only', async ({ opened }) => {
    const { page } = await opened({ view: { flow: 'gifting' } })
    expect(await page.getByRole('listitem').count()).toBe(1)
    await page.evaluate(() => (location.hash = 'giftNights=2'))
    await page.getByRole('listitem').waitFor({ state: 'detached' })
    await page.evaluate(() => (location.hash = 'giftNights=1'))
    await add(page).waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.27
  it('are plain links without scripts, what was chosen in their query', async ({ visit }) => {
    const { page } = await visit('extras', { props: { ...props, query: dates } }, { scripts: false })
    expect(await add(page).getAttribute('href')).toBe(`/fr/sejour/7?${dates}&extra=71#extras`)
  })
})
