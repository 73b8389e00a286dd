import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'
import type { FixtureIsland } from './fixture/fixture-island.ts'

const day = { price: 10_000, amount: 10_000, minLos: 1 }
const days = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`2027-03-${String(at + 1).padStart(2, '0')}`, day]))
const props = { hotelId: 3, stayId: 7, stays: [7, 8], label: 'Hotel Dune', query: '' }
const offer = (weekendId: number, sellPrice: number, more: object = {}) => ({
  id: weekendId,
  weekendId,
  label: `Stay ${weekendId}`,
  uri: `/sejour/${weekendId}`,
  nights: 1,
  paxCount: 2,
  hasSelectedDates: false,
  priceInfo: { sellPrice },
  ...more,
})
const responses = {
  'product/7/offers': { offers: [offer(7, 149_00), offer(8, 129_00)] },
  'hotels/3/availabilities.json': { days, until: '2028-03-15' },
  'weekend/7/packageCheckoutNights.json': [1, 2].map((nights) => ({ nights, amount: nights * 10_000 })),
  'weekend/8/packageCheckoutNights.json': [{ nights: 3, amount: 30_000 }],
}
const it = base.extend(
  'opened',
  ({ visit }) =>
    (shown: Partial<FixtureIsland> = {}, screen: Screen = 'wide') =>
      visit('hotel-panel', { props, ...shown }, { screen, responses }),
)

const form = `<form data-offer="8" action="/fr/checkout"><input type="hidden" name="product" value="8">
  <input type="hidden" name="checkin" value="2027-03-22"><input type="hidden" name="a" value="3">
  <input type="radio" name="nights" aria-label="1" value="1" data-price="12900"><input type="radio" name="nights" aria-label="2" value="2" data-price="24900" checked>
  <button>Choose offer</button></form>`

describe('the dates and guests of a hotel', () => {
  // @rule B2.9 B7.2
  it('are put into the address; nights of any of its stays can be picked', async ({ opened }) => {
    const { page, calls } = await opened()
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    await page.locator('[data-date="2027-03-22"]').click()
    await page.waitForFunction(() => document.querySelector('[data-date="2027-03-26"]')?.getAttribute('data-state') === 'nightsNotAllowed')
    await page.locator('[data-date="2027-03-25"]').click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-03-22&checkout=2027-03-25&nights=3')
    expect(calls.filter((call) => call.includes('packageCheckoutNights')).length).toBe(2)
    expect(calls.find((call) => call.includes('availabilities'))).not.toContain('weekend=')
    await page.getByRole('link', { name: 'See the offers' }).first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('have the lowest price of the offers: the server’s, then that of other guests', async ({ opened }) => {
    const { page, calls } = await opened({ props: { ...props, lowest: offer(8, 99_00) } })
    const panel = page.getByRole('region', { name: 'Your dates and guests' })
    const text = async () => (await panel.innerText()).replaceAll(/\s+/g, ' ')
    expect(await text()).toContain('from 99 € 1 night / for 2 people')
    expect(calls).toEqual([])
    await page.evaluate(() => (location.hash = 'a=3'))
    await expect.poll(text).toContain('from 129 €')
    expect(calls).toEqual([expect.stringContaining('product/7/offers?')])
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.43 B4.1 B5.6
  it('are required when an offer is chosen without them, and the offer is remembered', async ({ opened }) => {
    const { page, calls } = await opened()
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), form)
    await page.getByRole('button', { name: 'Choose your dates' }).focus()
    // The offers' forms belong to the island once it is hydrated.
    await page.locator('travel-island[data-name="hotel-panel"] > script').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Choose offer' }).click()
    await page.getByRole('dialog', { name: 'Dates' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#offerId=8')
    await expect.poll(() => calls.some((call) => call.includes('availabilities') && call.includes('weekend=8'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(await page.getByRole('alert').textContent()).toBe('Please choose your travel dates.')
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.2
  it('lead on to checkout with an offer’s nights and price, once, however often it is clicked', async ({ opened }) => {
    const { page } = await opened({ at: '/#checkin=2027-03-22&checkout=2027-03-23&a=3' })
    await page.getByRole('link', { name: 'See the offers' }).first().waitFor()
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), form)
    await page.evaluate(() => {
      const events: unknown[] = []
      Object.assign(window, { events })
      addEventListener('escale:track', (event) => event instanceof CustomEvent && events.push(event.detail))
    })
    const left: string[] = []
    await page.route('**/fr/checkout?*', (route) => {
      left.push(new URL(route.request().url()).search)
      return route.fulfill({ status: 204 })
    })
    await page.getByRole('button', { name: 'Choose offer' }).dblclick()
    await expect.poll(() => left).toEqual(['?product=8&checkin=2027-03-22&a=3&nights=2&price=24900'])
    expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
      { event: 'add_to_cart', stay: 8, flow: 'booking', price: 24_900, nights: 2 },
    ])
  })

  // @rule B4.2
  it('lead on to the stay with them where an offer is still of other dates', async ({ opened }) => {
    const { page } = await opened({ at: '/#checkin=2027-03-23&checkout=2027-03-26' })
    await page.getByRole('link', { name: 'See the offers' }).first().waitFor()
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), form)
    await page.route('**/fr/sejour/8', (route) => route.fulfill({ contentType: 'text/html', body: 'the stay' }))
    await page.getByRole('button', { name: 'Choose offer' }).click()
    await page.waitForURL('**/fr/sejour/8#checkin=2027-03-23&checkout=2027-03-26')
  })

  // @rule B5.1
  it('are validated only when both are chosen', async ({ opened }) => {
    const { page } = await opened({}, 'narrow')
    await page.getByRole('button', { name: 'Choose your dates' }).click()
    const validate = page.getByRole('dialog', { name: 'Dates' }).getByRole('button', { name: 'Confirm' })
    await validate.waitFor()
    expect(await validate.isDisabled()).toBe(true)
    await page.locator('[data-date="2027-03-22"]').click()
    expect(await validate.isDisabled()).toBe(true)
    await page.locator('[data-date="2027-03-25"]').click()
    expect(await validate.isDisabled()).toBe(false)
    await validate.click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-03-22&checkout=2027-03-25&nights=3')
    expect(await violations(page)).toEqual([])
  })
})
