import 'temporal-polyfill/global'
import { expect, it, vi } from 'vitest'
import { marketOf } from '../../../src/market/markets.ts'
import { stay } from './load.tsx'

/** Returns the quote requests of a stay page. */
async function requestedQuotes(flow: 'booking' | 'gifting', search: string): Promise<unknown[][]> {
  const detail = {
    id: 10572,
    published: true,
    hotel: { id: 1057 },
    images: [],
    breadcrumb: [],
    pageModel: { pageTitle: '', metaDescription: '' },
  }
  const never = new Promise<never>(() => {})
  const quote = vi.fn<(...sent: unknown[]) => Promise<never>>(() => never)
  const market = marketOf('fr')
  await stay(
    {
      content: {
        stay: () => Promise.resolve({ kind: 'ok', value: detail }),
        settings: () => Promise.resolve(null),
        footer: () => Promise.resolve(null),
      },
      upstream: {
        productOffers: () => never,
        offers: () => never,
        reviews: () => never,
        yearPrices: () => never,
        datedStay: () => never,
        quote,
      },
      url: new URL(`https://escale.example/fr/sejour/10572${search}`),
      site: { market, base: '/fr' },
      view: { flow },
      today: '2027-03-15',
      hour: 9,
    } as never,
    { productId: '10572' },
  )
  return quote.mock.calls
}

// @rule B5.11
it('the dates of the query are priced for their guests and offer; a gift has no dates', async () => {
  const search = '?checkin=2027-04-06&checkout=2027-04-08&a=3&offerId=105722'
  const guests = { checkin: '2027-04-06', nights: 2, adult: 3, child: 0, baby: 0 }
  expect(await requestedQuotes('booking', search)).toEqual([[10572, guests, { offerId: 105722 }]])
  expect(await requestedQuotes('booking', '?a=3')).toEqual([])
  expect(await requestedQuotes('booking', '?checkin=2027-03-14&checkout=2027-03-16')).toEqual([])
  expect(await requestedQuotes('gifting', search)).toEqual([])
})
