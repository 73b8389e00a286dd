import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../src/contract/quote.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { requestRates } from './request-quote.ts'

const dates = { checkin: '2027-04-12', checkout: '2027-04-13' }
const guests = { adults: 2, children: 0, babies: 0 }
const booking: BookingChoice = { stayId: 7, dates, criteria: { ...noStayChoices, guests }, shownPrice: undefined }
const listed = [
  { id: 70, weekendId: 7, nights: 1, priceInfo: { sellPrice: 26_200 } },
  { id: 71, weekendId: 7, nights: 1, priceInfo: { sellPrice: 28_400, insuranceAmount: 2_200 } },
  { id: 72, weekendId: 7, nights: 1, priceInfo: { sellPrice: 29_000 } },
]
const quoteOf = (priceInfo: Quote['priceInfo']): Quote => ({
  bookable: priceInfo !== undefined,
  reservationCriteria: { checkin: dates.checkin, nights: 1, adult: 2, child: 0, baby: 0 },
  priceInfo,
})

/** Rates of a checkout whose real-time quotes have these prices, and the offers that were quoted. */
async function ratesWith(quotes: Readonly<Record<number, Quote['priceInfo']>>, own: Promise<Quote>) {
  const quoted: (number | undefined)[] = []
  const upstream = {
    productOffers: () => Promise.resolve({ kind: 'ok', value: { offers: listed } }),
    quoteRealtime: ({ offerId = 0 }: { offerId?: number }) => {
      quoted.push(offerId)
      return Promise.resolve({ kind: 'ok', value: quoteOf(quotes[offerId]) })
    },
  } as never
  const rates = await requestRates({ upstream, view: { flow: 'booking' } as never, today: '2027-03-15' }, booking, own)
  return { prices: rates.map(({ id, priceInfo }) => [id, priceInfo.sellPrice]), quoted }
}

// @rule S9.42
describe('the rates beside a quote', () => {
  it('have the prices of one moment: where the price has changed, each is quoted, and one that cannot be quoted is left out', async () => {
    const quotes = { 71: { sellPrice: 30_900, insuranceAmount: 2_200 } }
    expect(await ratesWith(quotes, Promise.resolve(quoteOf({ sellPrice: 28_700 })))).toEqual({
      prices: [
        [70, 26_200],
        [71, 30_900],
      ],
      quoted: [71, 72],
    })
  })

  it('are those of the list, without a further call, while its price is right or none is known', async () => {
    const asListed = { prices: listed.map(({ id, priceInfo }) => [id, priceInfo.sellPrice]), quoted: [] }
    expect(await ratesWith({}, Promise.resolve(quoteOf({ sellPrice: 26_200 })))).toEqual(asListed)
    expect(await ratesWith({}, Promise.reject(new Error('no quote')))).toEqual(asListed)
  })
})
