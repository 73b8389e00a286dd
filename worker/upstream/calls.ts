import * as v from 'valibot'
import { ActivityDetail, type ActivityQuestion } from '../../src/contract/activity.ts'
import { Availabilities, CheckoutNights } from '../../src/contract/availability.ts'
import { BoxDetail, BoxList } from '../../src/contract/boxes.ts'
import { Eligibility } from '../../src/contract/eligibility.ts'
import { filterFacets } from '../../src/contract/facets-query.ts'
import { ActivityImages, ShippingCosts, SubElements } from '../../src/contract/gifts.ts'
import { HotelPage } from '../../src/contract/hotel-page.ts'
import { Landing } from '../../src/contract/landing.ts'
import type { OffersQuestion } from '../../src/contract/offers-question.ts'
import { Quote } from '../../src/contract/quote.ts'
import type { ErrorReport } from '../../src/contract/report.ts'
import { DatedStay, ProductOffers, StayDetail } from '../../src/contract/stay.ts'
import type { Locale } from '../../src/market/markets.ts'
import { read } from './answers.ts'
import type { Call, Client, Visitor } from './client.ts'

/** A flat search query as `src/domain/criteria` writes it: names of `src/contract/search-query.ts`. */
export type FlatQuery = Readonly<Record<string, string | number | boolean | undefined>>

/** Who stays and when; ISO date, nights, heads. */
export interface StayParty {
  readonly checkin: string
  readonly nights: number
  readonly adult: number
  readonly child: number
  readonly baby: number
}

/** What of a stay is chosen besides dates and guests: dates of activities (`activityId_value`, separated by commas), and an offer with its rate. */
export interface QuoteChoice {
  readonly activitySelectionList?: string
  readonly offerId?: number
}

export interface Sources {
  readonly api: string
  readonly gateway: string
}

const client = 'site'

/** A search for gifts says so, and bounds the price of the voucher (section 7, "Facets"). */
function giftNames({ flow, priceMin, priceMax, ...query }: FlatQuery): FlatQuery {
  return flow === 'gifting'
    ? { ...query, performGiftableSearch: true, singleVoucherPriceMin: priceMin, singleVoucherPriceMax: priceMax }
    : { ...query, flow, priceMin, priceMax }
}

/** One function for each call of section 7 of the specification; deadlines in milliseconds. */
export function upstreamCalls(ask: Client, sources: Sources, visitor: Visitor, locale: Locale, minisite: number | undefined) {
  const get = <Schema extends v.GenericSchema>(
    base: string,
    path: Call<Schema>['path'],
    answer: Schema,
    deadline: number,
    query: FlatQuery = {},
  ) => ask.ask({ base, path, answer, deadline, query: { locale, ...query } }, visitor)
  const { api, gateway } = sources
  const party = ({ checkin, nights, adult, child, baby }: StayParty) => ({ checkin, nights, adult, child, baby })

  return {
    /** Tells of a page that was not found, or of an error of the browser: there is no answer to wait for. */
    report: (body: ErrorReport) => ask.ask({ base: api, path: ['error'], answer: v.unknown(), deadline: 2000, body }, visitor),
    /** Results of a search, `page` zero-based. */
    offers: (query: FlatQuery) => get(api, ['offers.json'], read.offers, 2500, { minisite, ...giftNames(query) }),
    /** Every result of a search, as points. */
    mapOffers: (question: OffersQuestion) => {
      const body: OffersQuestion = { ...question, locale, minisite, performMapSearch: true }
      return ask.ask({ base: api, path: ['offers.json'], answer: read.map, deadline: 4000, body }, visitor)
    },
    /** The packages of one hotel, or of each: the same question, answered with cards. */
    packages: (question: OffersQuestion) => {
      const body: OffersQuestion = { ...question, locale, minisite, performMapSearch: false }
      return ask.ask({ base: api, path: ['offers.json'], answer: read.offers, deadline: 2500, body }, visitor)
    },
    /** Activities without a night; `body` as `activityQuestion` writes it. Asked anew each time, never retried. */
    activities: (body: ActivityQuestion) =>
      ask.ask({ base: api, path: ['search', 'activity-only.json'], answer: read.activities, deadline: 2500, body }, visitor),
    activityDetail: (id: number) => get(api, ['activity-only', 'weekend', id, 'detail.json'], ActivityDetail, 2500),
    /** What each filter would leave; `query` as `src/contract/facets-query.ts` has it. */
    facets: (query: FlatQuery) =>
      get(api, ['facets.json'], read.facets, 2500, {
        orderBy: 'priceQuality',
        withNames: true,
        propertiesRequested: filterFacets.join(','),
        minisite,
        ...query,
      }),
    /** What a search path means; `path` below the stays route. */
    landing: (path: string) => get(api, ['landing.json'], Landing, 2000, { path }),
    stayDetail: (id: number) => get(api, ['weekend', id, 'detail.json'], StayDetail, 2500, { client, minisite, fetchPageModel: true }),
    hotelPage: (id: number) => get(api, ['hotel', id, 'detail.json'], HotelPage, 2500, { client, minisite }),
    /** What of a stay depends on its dates: when its activities can be had. */
    datedStay: (id: number, it: StayParty) =>
      get(api, ['weekend', id, 'detail.json'], DatedStay, 2500, {
        ...party(it),
        night: it.nights,
        client,
        minisite,
        fetchPageModel: false,
      }),
    /** Without `activitySelectionList` dates of activities are not yet asked for; an empty one is a choice that is missing. */
    quote: (id: number, it: StayParty, choice: QuoteChoice = {}) =>
      get(api, ['weekend', id, 'quote.json'], Quote, 4000, { ...party(it), client, minisite, smartcapacity: true, ...choice }),
    /** Decides what the visitor pays; never retried beyond its deadline, never cached. */
    quoteRealtime: (id: number, it: StayParty, choice: QuoteChoice = {}) =>
      get(api, ['weekend', id, 'quote-realtime.json'], Quote, 8000, {
        ...party(it),
        night: it.nights,
        client,
        minisite,
        smartcapacity: true,
        ...choice,
      }),
    checkoutNights: (id: number, it: Omit<StayParty, 'nights'>, length = 14) =>
      get(api, ['weekend', id, 'packageCheckoutNights.json'], CheckoutNights, 2500, { ...it, length, multiOffer: true, client, minisite }),
    /** `month` is `yyyy-MM`, `length` in months. With `weekend`, day prices are that stay's. */
    availabilities: (
      hotelId: number,
      query: { month: string; length: number; weekend?: number; adult?: number; child?: number; baby?: number },
    ) => get(api, ['hotels', hotelId, 'availabilities.json'], Availabilities, 3000, { ...query }),
    reviews: (hotelId: number, query: { page?: number; sort?: string; language?: string } = {}) =>
      get(api, ['hotel', hotelId, 'reviews.json'], read.reviews, 2500, { client: 'msite', withOtherLanguageFallback: true, ...query }),
    /** `multiOffer` lists every rate and longer nights too. */
    productOffers: (id: number, it?: Partial<StayParty> & { multiOffer?: boolean }) =>
      get(api, ['product', id, 'offers'], ProductOffers, 2500, { ...it, minisite }),
    autocomplete: (term: string) => get(api, ['autocomplete-geonames.json'], read.suggestions, 1500, { term, maxResults: 30 }),
    recommended: (q: string) =>
      get(api, ['recommendedAutocomplete.json'], read.suggestions, 1500, { q, catalogSourceType: 'place', catalogSourceCode: locale }),
    boxes: () => get(gateway, ['boxes', 'search'], BoxList, 2500),
    boxDetail: (code: string) => get(gateway, ['boxes', code, 'product-detail'], BoxDetail, 2500),
    /** The stays a box's beneficiary chooses from; `page` zero-based. */
    boxOffers: (code: string, page: number, limit = 8) => get(gateway, ['boxes', code, 'offers'], read.offers, 2500, { page, limit }),
    /** All of them, as points. */
    boxPoints: (code: string) => get(gateway, ['boxes', code, 'offers'], read.map, 4000, { performMapSearch: true }),
    /** What sending a voucher of this market costs. */
    shippingCosts: () => get(gateway, ['single-voucher', 'shipping-costs'], ShippingCosts, 2500, { pos: locale.toLowerCase() }),
    subElements: () => get(gateway, ['sub-elements', 'available-custom-sub-elements'], SubElements, 2500),
    activityImages: (id: number) => get(api, ['activities', id, 'images.json'], ActivityImages, 2500),
    /** `amount` in cents. */
    eligibility: (query: {
      amount: number
      cancellationPolicyType: string
      cancellableUntil?: string
      checkinDate: string
      pointOfSale: string
    }) => get(gateway, ['purchase', 'alma', 'eligibility'], Eligibility, 2500, query),
  }
}

export type Upstream = ReturnType<typeof upstreamCalls>
