import { describe, expect, it } from 'vitest'
import type { StayOffer } from '../quote/stay-rates.ts'
import type { KnownRates } from './known-rates.ts'
import { priceOfRate, ratesToQuote } from './rate-prices.ts'
import type { StayPrice } from './stay-price.ts'

const today = '2027-03-15'
const reservationCriteria = { checkin: '2027-04-02', nights: 1, adult: 2, child: 0, baby: 0 }
const quoteOf = (sellPrice: number) => ({ bookable: true, reservationCriteria, priceInfo: { sellPrice } })
const priced = (sellPrice: number): StayPrice => ({ kind: 'priced', price: { sellPrice }, quote: quoteOf(sellPrice) })
const offer = (id: number, sellPrice: number, insuranceAmount?: number): StayOffer => ({
  id,
  weekendId: 7,
  label: '',
  uri: '',
  nights: 1,
  paxCount: 2,
  hasSelectedDates: true,
  shortProgramIntroWithoutRoom: '',
  priceInfo: { sellPrice, ...(insuranceAmount !== undefined && { insuranceAmount }) },
})
const standard = offer(70, 385_00)
const insured = offer(71, 411_00, 26_00)
const known: KnownRates = {
  offers: [standard, insured],
  rates: [standard, insured],
  lengths: [],
  chosen: standard,
  current: true,
  offerId: undefined,
}
const sums = (price: StayPrice, hasChanged: boolean, quotes?: Record<number, ReturnType<typeof quoteOf>>, rates = known) =>
  rates.rates.map((rate) => priceOfRate(rate, rates, price, { hasChanged, quotes, today })?.price.sellPrice)

// @rule B2.44
describe('the rates of a stay side by side', () => {
  it('have their listed prices until a price has changed', () => {
    expect(ratesToQuote(known, false)).toEqual([])
    expect(sums(priced(385_00), false)).toEqual([385_00, 411_00])
  })

  it('have quotes of one moment once the price of the chosen one has moved, and until then none', () => {
    expect(ratesToQuote(known, true)).toEqual([insured])
    expect(sums(priced(416_00), true)).toEqual([416_00, undefined])
    expect(sums(priced(416_00), true, { 71: quoteOf(444_00) })).toEqual([416_00, 444_00])
    expect(sums(priced(416_00), true, { 71: { ...quoteOf(0), bookable: false } })).toEqual([416_00, undefined])
  })

  it('have none while they are those of other dates', () => {
    expect(sums(priced(385_00), false, undefined, { ...known, current: false })).toEqual([385_00, undefined])
    expect(ratesToQuote({ ...known, current: false }, true)).toEqual([])
  })
})
