import * as v from 'valibot'
import { CheckinPrices, GiftOpening, OpenedGift } from '../beneficiary.ts'
import { FacetsResponse, filterFacets } from '../facets.ts'
import { FacetsQuery } from '../facets-query.ts'
import { MapResponse, OffersResponse } from '../offers.ts'
import { IsoDate, IsoMonth, wholeNumber } from '../scalars.ts'
import { SearchQuery } from '../search-query.ts'
import { type Audience, call } from './call.ts'
import { BoxCode, guests, PathId, ProductId, True } from './fields.ts'

/** The affiliate of the platform for beneficiaries (B6.5). */
const affiliate = () => ({ selectivePublicationAffiliateId: 'beneficiary' })

const Search = v.omit(SearchQuery, ['locale', 'minisite', 'performMapSearch'])
const Facets = v.omit(FacetsQuery, ['locale', 'minisite'])

/** What a gift pays of one stay, in cents; its nights are the search's `nights`. Prices to filter and to sort by are supplements. */
const terms = { giftPrice: wholeNumber(0, 10_000_000), validUntil: IsoDate }
const ofBox = { code: BoxCode, ...terms }
const ofVoucher = { stay: PathId, ...terms }

const facets = {
  service: 'gateway',
  deadlineMs: 2500,
  tolerantOf: 'properties',
} as const
const addedToFacets = ({ minisite }: Audience) => ({ ...affiliate(), withNames: true, propertiesRequested: filterFacets, minisite })

const ofVoucherUnused = 'a public address of the specification; a voucher has one stay, of which pages show the calendar'

export const beneficiaryCalls = {
  openGift: call({
    path: '/beneficiary/gifts',
    method: 'post',
    input: GiftOpening,
    output: OpenedGift,
    upstream: { service: 'gateway', deadlineMs: 3000, posts: 'read', adds: ({ locale, minisite }) => ({ locale, minisite }) },
  }),
  /** The stays of a box, by the public code of the box. Cards have `giftDates`, and those that are sold out come last. */
  boxGiftOffers: call({
    path: '/box-offers/:code',
    method: 'get',
    input: v.object({ ...Search.entries, ...ofBox }),
    output: OffersResponse,
    api: { cacheSeconds: 60 },
    upstream: { service: 'gateway', deadlineMs: 2500, tolerantOf: 'exactMatch', adds: ({ minisite }) => ({ ...affiliate(), minisite }) },
  }),
  boxGiftPoints: call({
    path: '/box-offers/:code',
    method: 'get',
    input: v.object({ ...Search.entries, ...ofBox, performMapSearch: True }),
    output: MapResponse,
    api: { cacheSeconds: 60, when: 'performMapSearch' },
    upstream: { service: 'gateway', deadlineMs: 4000, tolerantOf: 'exactMatch', adds: ({ minisite }) => ({ ...affiliate(), minisite }) },
  }),
  boxGiftFacets: call({
    path: '/box-facets/:code',
    method: 'get',
    input: v.object({ ...Facets.entries, ...ofBox }),
    output: FacetsResponse,
    api: { cacheSeconds: 60 },
    upstream: { ...facets, adds: addedToFacets },
  }),
  /** The hotel of a box with all its stays that the box opens. */
  boxGiftHotel: call({
    path: '/beneficiary/boxes/offers',
    method: 'get',
    input: v.object({ ...v.omit(Search, ['checkin']).entries, ...terms, box: BoxCode, hotelId: PathId, checkinDate: v.optional(IsoDate) }),
    output: OffersResponse,
    api: { cacheSeconds: 60, unusedBecause: 'a public address of the specification; pages have one stay of each hotel' },
    upstream: {
      service: 'api',
      deadlineMs: 2500,
      tolerantOf: 'exactMatch',
      adds: ({ minisite }) => ({ ...affiliate(), numberOfPackagesPerHotel: 20, minisite }),
    },
  }),
  /** The one stay of a voucher. */
  voucherOffers: call({
    path: '/beneficiary/single-vouchers/offers',
    method: 'get',
    input: v.object({ ...Search.entries, ...ofVoucher }),
    output: OffersResponse,
    api: { cacheSeconds: 60, unusedBecause: ofVoucherUnused },
    upstream: {
      service: 'api',
      deadlineMs: 2500,
      tolerantOf: 'exactMatch',
      adds: ({ minisite }) => ({ ...affiliate(), matchOfferRangePriceWithGiftAmount: false, minisite }),
    },
  }),
  voucherFacets: call({
    path: '/beneficiary/single-vouchers/facets',
    method: 'get',
    input: v.object({ ...Facets.entries, ...ofVoucher }),
    output: FacetsResponse,
    api: { cacheSeconds: 60, unusedBecause: ofVoucherUnused },
    upstream: {
      ...facets,
      service: 'api',
      adds: (audience) => ({ ...addedToFacets(audience), matchOfferRangePriceWithGiftAmount: false }),
    },
  }),
  /** `length` is in months from `month` on. Days after the validity are missing. */
  checkinPrices: call({
    path: '/redeem/weekend/:id/packageCheckinPrices.json',
    method: 'get',
    input: v.object({
      id: ProductId,
      month: IsoMonth,
      length: v.optional(wholeNumber(1, 13), '2'),
      nights: wholeNumber(1, 30),
      ...terms,
      ...guests,
    }),
    output: CheckinPrices,
    api: { cacheSeconds: 0, unusedBecause: 'a public address of the specification; the server renders the dates of a gift' },
    upstream: { service: 'api', deadlineMs: 3000, adds: () => ({ ...affiliate(), client: 'site', multiOffer: true }) },
  }),
}
