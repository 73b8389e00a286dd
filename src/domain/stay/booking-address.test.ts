import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketOfLocale } from '../../market/markets.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import { anyStay } from '../search/any-criteria.test-cases.ts'
import { bookingFields, bookingQuery, checkoutHref, readBooking } from './booking-address.ts'
import { noStayChoices } from './criteria.ts'

const today = '1999-12-31'
const anyBooking = fc
  .record({ stayId: fc.integer({ min: 1, max: 999_999 }), criteria: anyStay, price: fc.option(fc.nat(999_999), { nil: undefined }) })
  .filter(({ criteria }) => criteria.dates !== undefined)

const queryOf = (query: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()

describe('the checkout’s address', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(anyBooking, ({ stayId, criteria, price }) => {
        const { dates = { checkin: today, checkout: today } } = criteria
        const booking = { stayId, criteria, dates, shownPrice: price }
        expect(readBooking(queryOf(bookingQuery(booking)), today, 0)).toEqual(booking)
      }),
    )
  })

  it('has one canonical form: dates, nights, every guest, and the other choices', () => {
    const site = { market: marketOfLocale('fr_FR'), base: '/fr' }
    const dates = { checkin: '2027-04-02', checkout: '2027-04-04' }
    expect(checkoutHref(site, { stayId: 7, dates, criteria: { ...noStayChoices, dates }, shownPrice: 24_900 })).toBe(
      '/fr/checkout?product=7&checkin=2027-04-02&checkout=2027-04-04&nights=2&a=2&c=0&b=0&price=24900',
    )
    const criteria = { ...noStayChoices, dates, offerId: 12, activities: { 3: '20270403' } }
    expect(checkoutHref(site, { stayId: 7, dates, criteria, shownPrice: undefined }, { failed: 'quote' })).toBe(
      '/fr/checkout?product=7&checkin=2027-04-02&checkout=2027-04-04&nights=2&a=2&c=0&b=0&offerId=12&activitySelectionList=3_20270403&failed=quote',
    )
  })

  it('is what a form with the booking’s fields and its own nights is sent to', () => {
    fc.assert(
      fc.property(anyBooking, ({ stayId, criteria: { dates = { checkin: today, checkout: today }, guests } }) => {
        const sent = { ...bookingFields(stayId, { dates, guests }), nights: nightsOf(dates), price: 100 }
        const criteria = { ...noStayChoices, dates, guests }
        expect(readBooking(queryOf(sent), today, 0)).toEqual({ stayId, dates, criteria, shownPrice: 100 })
      }),
    )
  })

  it('books nothing without a stay, or on dates that are over', () => {
    const dates = 'checkin=2027-04-02&checkout=2027-04-04'
    expect(['product=0', 'product=abc', ''].map((stay) => readBooking(`${stay}&${dates}`, today, 0))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(readBooking(`product=7&${dates}`, '2027-04-03', 0)).toBeUndefined()
    expect(readBooking('product=7', today, 0)).toBeUndefined()
  })

  it('has a form without dates for guests only', () => {
    expect(bookingFields(7, { dates: undefined, guests: { adults: 2, children: 1, babies: 0 } })).toEqual({ a: 2, c: 1, b: 0 })
  })
})
