import { ActivityDetail } from '../../src/contract/activity.ts'
import { Availabilities, CheckoutNights } from '../../src/contract/availability.ts'
import { ActivityImages } from '../../src/contract/gifts.ts'
import { HotelPage } from '../../src/contract/hotel-page.ts'
import { Quote } from '../../src/contract/quote.ts'
import { DatedStay, ProductOffers, StayDetail } from '../../src/contract/stay.ts'
import type { ProductsQuery } from '../../src/contract/wished-products.ts'
import { YearPrices } from '../../src/contract/year-prices.ts'
import type { CallParts } from './call-parts.ts'
import { tolerant } from './tolerant-responses.ts'

/** `checkin`: ISO date. */
export interface DatedOccupancy {
  readonly checkin: string
  readonly nights: number
  readonly adult: number
  readonly child: number
  readonly baby: number
}

/** `activitySelectionList`: dates of activities (`activityId_value`, separated by commas). */
export interface QuoteChoice {
  readonly activitySelectionList?: string
  readonly offerId?: number
}

const client = 'site'

export function productCalls({ get, sources: { api }, minisite }: CallParts) {
  const dated = ({ checkin, nights, adult, child, baby }: DatedOccupancy) => ({ checkin, nights, adult, child, baby, client, minisite })
  return {
    stayDetail: (id: number) =>
      get({
        name: 'stayDetail',
        base: api,
        path: ['weekend', id, 'detail.json'],
        query: { client, minisite, fetchPageModel: true },
        resource: id,
        schema: StayDetail,
        deadline: 2500,
      }),
    hotelPage: (id: number) =>
      get({
        name: 'hotelPage',
        base: api,
        path: ['hotel', id, 'detail.json'],
        query: { client, minisite },
        resource: id,
        schema: HotelPage,
        deadline: 2500,
      }),
    /** Availability of the stay's activities. */
    datedStay: (id: number, stay: DatedOccupancy) =>
      get({
        name: 'datedStay',
        base: api,
        path: ['weekend', id, 'detail.json'],
        query: { ...dated(stay), night: stay.nights, fetchPageModel: false },
        resource: id,
        schema: DatedStay,
        deadline: 2500,
      }),
    activityDetail: (id: number) =>
      get({
        name: 'activityDetail',
        base: api,
        path: ['activity-only', 'weekend', id, 'detail.json'],
        resource: id,
        schema: ActivityDetail,
        deadline: 2500,
      }),
    /** Without `activitySelectionList` dates of activities are not required yet; an empty one is a missing choice. */
    quote: (id: number, stay: DatedOccupancy, choice: QuoteChoice = {}) =>
      get({
        name: 'quote',
        base: api,
        path: ['weekend', id, 'quote.json'],
        query: { ...dated(stay), smartcapacity: true, ...choice },
        resource: id,
        schema: Quote,
        deadline: 4000,
      }),
    /** The price that the visitor pays. */
    quoteRealtime: (id: number, stay: DatedOccupancy, choice: QuoteChoice = {}) =>
      get({
        name: 'quoteRealtime',
        base: api,
        path: ['weekend', id, 'quote-realtime.json'],
        query: { ...dated(stay), night: stay.nights, smartcapacity: true, ...choice },
        resource: id,
        schema: Quote,
        deadline: 8000,
      }),
    checkoutNights: (id: number, stay: Omit<DatedOccupancy, 'nights'>, length = 14) =>
      get({
        name: 'checkoutNights',
        base: api,
        path: ['weekend', id, 'packageCheckoutNights.json'],
        query: { ...stay, length, multiOffer: true, client, minisite },
        resource: id,
        schema: CheckoutNights,
        deadline: 2500,
      }),
    /** `month` is `yyyy-MM`, `length` in months. With `weekend`, prices are that stay's. */
    availabilities: (
      hotelId: number,
      query: { month: string; length: number; weekend?: number; adult?: number; child?: number; baby?: number },
    ) =>
      get({
        name: 'availabilities',
        base: api,
        path: ['hotels', hotelId, 'availabilities.json'],
        query,
        resource: hotelId,
        schema: Availabilities,
        deadline: 3000,
      }),
    /** The year's lowest totals; with `weekend`, that stay's. */
    yearPrices: (hotelId: number, query: { weekend?: number; adult?: number; child?: number; baby?: number }) =>
      get({
        name: 'yearPrices',
        base: api,
        path: ['hotels', hotelId, 'year-prices.json'],
        query,
        resource: hotelId,
        schema: YearPrices,
        deadline: 3000,
      }),
    reviews: (hotelId: number, query: { page?: number; sort?: string; language?: string; type?: string } = {}) =>
      get({
        name: 'reviews',
        base: api,
        path: ['hotel', hotelId, 'reviews.json'],
        query: { client: 'msite', withOtherLanguageFallback: true, ...query },
        resource: hotelId,
        schema: tolerant.reviews,
        deadline: 2500,
      }),
    /** `multiOffer`: every rate, and longer nights. */
    productOffers: (id: number, query?: Partial<DatedOccupancy> & { multiOffer?: boolean }) =>
      get({
        name: 'productOffers',
        base: api,
        path: ['product', id, 'offers'],
        query: { ...query, minisite },
        resource: id,
        schema: ProductOffers,
        deadline: 2500,
      }),
    /** Wishlist products, `STAY:10572`, as sold today. */
    products: (query: ProductsQuery) =>
      get({
        name: 'products',
        base: api,
        path: ['products.json'],
        query: { ...query, client },
        resource: JSON.stringify(query),
        schema: tolerant.products,
        deadline: 3000,
      }),
    activityImages: (id: number) =>
      get({
        name: 'activityImages',
        base: api,
        path: ['activities', id, 'images.json'],
        resource: id,
        schema: ActivityImages,
        deadline: 2500,
      }),
  }
}
