import { expect, it, vi } from 'vitest'
import { marketOf } from '../../../src/market/markets.ts'
import { noSections } from '../../../worker/render/section-store.ts'
import { stay } from './load.tsx'

interface Requested {
  readonly quotes: unknown[][]
  readonly shippingCosts: number
  readonly subElements: number
}

/** Returns the requests of a stay page whose upstream never responds. */
async function requested(
  flow: 'booking' | 'gifting',
  search: string,
  posts: { sold: boolean; flag: boolean } = posted,
): Promise<Requested> {
  const detail = {
    id: 10572,
    published: true,
    isGiftable: true,
    hotel: { id: 1057 },
    images: [],
    breadcrumb: [],
    pageModel: { pageTitle: '', metaDescription: '' },
  }
  const never = new Promise<never>(() => {})
  const quote = vi.fn<(...sent: unknown[]) => Promise<never>>(() => never)
  const shippingCosts = vi.fn<() => Promise<never>>(() => never)
  const subElements = vi.fn<() => Promise<never>>(() => never)
  const market = marketOf('fr')
  await stay(
    {
      sections: noSections,
      content: {
        stay: () => Promise.resolve({ kind: 'ok', value: detail }),
        settings: () => Promise.resolve({ physicalGifts: posts.sold }),
        footer: () => Promise.resolve(null),
      },
      upstream: {
        productOffers: () => never,
        offers: () => never,
        reviews: () => never,
        yearPrices: () => never,
        datedStay: () => never,
        quote,
        shippingCosts,
        subElements,
      },
      sendsParcels: posts.flag,
      url: new URL(`https://escale.example/fr/sejour/10572${search}`),
      site: { market, base: '/fr' },
      view: { flow },
      today: '2027-03-15',
      hour: 9,
    } as never,
    { productId: '10572' },
  )
  return { quotes: quote.mock.calls, shippingCosts: shippingCosts.mock.calls.length, subElements: subElements.mock.calls.length }
}

const posted = { sold: true, flag: true }
const requestedQuotes = async (flow: 'booking' | 'gifting', search: string) => (await requested(flow, search)).quotes

// @rule B5.11
it('the dates of the query are priced for their guests and offer; a gift has no dates', async () => {
  const search = '?checkin=2027-04-06&checkout=2027-04-08&a=3&offerId=105722'
  const guests = { checkin: '2027-04-06', nights: 2, adult: 3, child: 0, baby: 0 }
  expect(await requestedQuotes('booking', search)).toEqual([[{ id: 10572, ...guests, offerId: 105722 }]])
  expect(await requestedQuotes('booking', '?a=3')).toEqual([])
  expect(await requestedQuotes('booking', '?checkin=2027-03-14&checkout=2027-03-16')).toEqual([])
  expect(await requestedQuotes('gifting', search)).toEqual([])
})

// @rule B8.12
it('the cost of a parcel is requested where gifts are posted, sub-elements for the physical format only, and the page waits for neither', async () => {
  const counts = async (...page: Parameters<typeof requested>) => {
    const { shippingCosts, subElements } = await requested(...page)
    return [shippingCosts, subElements]
  }
  expect(await counts('gifting', '?flow=gifting')).toEqual([1, 0])
  expect(await counts('gifting', '?flow=gifting&giftFormat=physical')).toEqual([1, 1])
  expect(await counts('gifting', '?giftFormat=physical', { sold: false, flag: true })).toEqual([0, 0])
  expect(await counts('gifting', '?giftFormat=physical', { sold: true, flag: false })).toEqual([0, 0])
  expect(await counts('booking', '?giftFormat=physical')).toEqual([0, 0])
})
