import * as v from 'valibot'
import { CheckoutNights } from '../availability.ts'
import { Quote } from '../quote.ts'
import { IsoDate, wholeNumber } from '../scalars.ts'
import { DatedStay, ProductOffers, StayDetail } from '../stay.ts'
import { ProductsQuery, WishedProducts } from '../wished-products.ts'
import { call } from './call.ts'
import { Flag, guests, PathId, ProductId } from './fields.ts'

const client = 'site'

const Nights = wholeNumber(1, 30)
const quoted = {
  id: ProductId,
  checkin: IsoDate,
  nights: Nights,
  ...guests,
  /** Pages may send it, as the specification has it; the site always sends it. */
  smartcapacity: v.optional(Flag),
  /**
   * Dates of activities (`activityId_value`, separated by commas). Without it they are not required yet; an empty one is a missing choice.
   */
  activitySelectionList: v.optional(v.pipe(v.string(), v.maxLength(400))),
  offerId: v.optional(PathId),
  /** For visitors to whom the experiment shows the automatic discount: a stay of the campaign is quoted with it. */
  autoDiscount: v.optional(Flag),
}

export const stayCalls = {
  stayDetail: call({
    path: '/weekend/:id/detail.json',
    method: 'get',
    // Pages may send client and model, as the specification has them; the upstream gets ours.
    input: v.object({ id: PathId, client: v.optional(v.picklist(['site', 'msite'])), fetchPageModel: v.optional(Flag) }),
    output: StayDetail,
    api: { cacheSeconds: 300 },
    upstream: { service: 'api', deadlineMs: 2500, adds: ({ minisite }) => ({ client, minisite, fetchPageModel: true }) },
  }),
  /** The availability of the stay's activities. The specification says `night` here, and `nights` everywhere else. */
  datedStay: call({
    path: '/weekend/:id/detail.json',
    method: 'get',
    input: v.object({ id: PathId, checkin: IsoDate, nights: v.optional(Nights), night: v.optional(Nights), ...guests }),
    output: DatedStay,
    api: { cacheSeconds: 0, when: 'checkin' },
    upstream: {
      service: 'api',
      deadlineMs: 2500,
      adds: ({ minisite }, { night, nights = night }) => ({ nights, night: nights, client, minisite, fetchPageModel: false }),
    },
  }),
  quote: call({
    path: '/weekend/:id/quote.json',
    method: 'get',
    input: v.object(quoted),
    output: Quote,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 4000, adds: ({ minisite }) => ({ client, minisite, smartcapacity: true }) },
  }),
  /** Its price is the one that the visitor pays. */
  quoteRealtime: call({
    path: '/weekend/:id/quote-realtime.json',
    method: 'get',
    input: v.object(quoted),
    output: Quote,
    api: { cacheSeconds: 0 },
    upstream: {
      service: 'api',
      deadlineMs: 8000,
      adds: ({ minisite }, { nights }) => ({ night: nights, client, minisite, smartcapacity: true }),
    },
  }),
  checkoutNights: call({
    path: '/weekend/:id/packageCheckoutNights.json',
    method: 'get',
    input: v.object({ id: ProductId, checkin: IsoDate, length: v.optional(wholeNumber(1, 60), '14'), ...guests }),
    output: CheckoutNights,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 2500, adds: ({ minisite }) => ({ multiOffer: true, client, minisite }) },
  }),
  /** `multiOffer` lists every rate and longer stays. */
  productOffers: call({
    path: '/product/:id/offers',
    method: 'get',
    input: v.object({
      id: ProductId,
      checkin: v.optional(IsoDate),
      nights: v.optional(Nights),
      multiOffer: v.optional(Flag, 'false'),
      ...guests,
    }),
    output: ProductOffers,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 2500, adds: ({ minisite }) => ({ minisite }) },
  }),
  /** Our addition: products of a wishlist, such as `STAY:10572`, as they are sold today. */
  products: call({
    path: '/products.json',
    method: 'get',
    input: ProductsQuery,
    output: WishedProducts,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 3000, tolerantOf: 'products', adds: () => ({ client }) },
  }),
}
