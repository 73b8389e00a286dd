import * as v from 'valibot'
import { CollectRequest } from '../../src/contract/analytics.ts'
import { FacetsQuery } from '../../src/contract/facets-query.ts'
import { ActivityRequest } from '../../src/contract/activity.ts'
import { OffersRequest } from '../../src/contract/offers-request.ts'
import { maxCountedSearches } from '../../src/contract/counts.ts'
import { destinationKinds } from '../../src/contract/geo.ts'
import { ProductsQuery } from '../../src/contract/wished-products.ts'
import { SearchQuery } from '../../src/contract/search-query.ts'
import { IsoDate, IsoMonth, wholeNumber } from '../../src/contract/scalars.ts'
import { ErrorReport } from '../../src/contract/report.ts'
import { reviewLanguages, reviewSorts, travellerTypes } from '../../src/contract/reviews.ts'
import { toMapRequest } from '../../src/domain/search/request-body.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { Upstream } from '../../worker/upstream/calls.ts'
import type { QuoteChoice } from '../../worker/upstream/product-calls.ts'
import { requestEligibility } from '../request-eligibility.ts'
import { type ApiResponse, type Endpoint, endpoint } from './endpoint.ts'
import { pointOfSale } from '../../src/market/markets.ts'
import { collect } from './collect.ts'
import { emptyInUnknownPlace, namesPlace, noActivities, noPoints, noStays } from '../empty-results.ts'

const id = wholeNumber(1, 999_999_999)
/** Availability, quotes and offers are a product's (B5.10). */
const productId = wholeNumber(1, 999_999_999, 'Product ID is required')
const occupancy = {
  adult: v.optional(wholeNumber(1, 20), '2'),
  child: v.optional(wholeNumber(0, 10), '0'),
  baby: v.optional(wholeNumber(0, 10), '0'),
}
const stay = v.object({
  id: productId,
  checkin: IsoDate,
  nights: wholeNumber(1, 30),
  ...occupancy,
  activitySelectionList: v.optional(v.pipe(v.string(), v.maxLength(400))),
  offerId: v.optional(id),
})
const SearchOfLocale = v.omit(SearchQuery, ['locale'])
/** A search's query; the locale is the call's. */
const countedSearch = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<typeof SearchOfLocale> => {
    const search = v.safeParse(SearchOfLocale, Object.fromEntries(new URLSearchParams(dataset.value)))
    if (search.success) return search.output
    addIssue({ message: search.issues[0].message })
    return NEVER
  }),
)
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

/** Names and shapes of both specifications (B7, S7). */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    path: '/offers.json',
    input: SearchQuery,
    cache: 60,
    respond: ({ upstream }, query) => {
      if (query.performMapSearch) return pointsOf(upstream, toMapRequest(query))
      const offers = upstream.offers(query)
      return destinationKinds.some((kind) => query[kind] !== undefined) ? emptyInUnknownPlace(offers, noStays) : offers
    },
  }),
  // As in both specifications; islands use GET, which may be cached.
  endpoint({
    path: '/offers.json',
    method: 'post',
    input: OffersRequest,
    respond: ({ upstream }, request) => {
      if (request.performMapSearch) return pointsOf(upstream, request)
      const offers = upstream.packages(request)
      return namesPlace(request) ? emptyInUnknownPlace(offers, noStays) : offers
    },
  }),
  // Our addition: number of results of each search.
  endpoint({
    path: '/counts.json',
    method: 'post',
    input: v.object({ searches: v.pipe(v.array(countedSearch), v.maxLength(maxCountedSearches)) }),
    respond: ({ upstream }, { searches }) => upstream.counts(searches),
  }),
  endpoint({ path: '/facets.json', input: FacetsQuery, cache: 60, respond: ({ upstream }, query) => upstream.facets(query) }),
  endpoint({
    path: '/search/activity-only.json',
    method: 'post',
    input: ActivityRequest,
    respond: async ({ content, upstream }, request, locale) => {
      const activities = upstream.activities({ ...request, locale })
      const about = Object.keys(request.filters.property.location).length > 0 ? await content.activities() : undefined
      return about?.kind === 'ok' ? emptyInUnknownPlace(activities, noActivities(about.value)) : activities
    },
  }),
  endpoint({
    path: '/activity-only/weekend/:id/detail.json',
    input: v.object({ id }),
    cache: 300,
    respond: ({ content }, query) => content.activity(query.id),
  }),
  endpoint({
    path: '/weekend/:id/detail.json',
    // `night` in the specification here, `nights` everywhere else.
    input: v.object({
      id,
      checkin: v.optional(IsoDate),
      nights: v.optional(wholeNumber(1, 30)),
      night: v.optional(wholeNumber(1, 30)),
      ...occupancy,
    }),
    // With dates it lists what is still available.
    cache: ({ checkin }) => (checkin === undefined ? 300 : 0),
    respond: ({ content, upstream }, { id: stayId, checkin, night, nights = night, ...rest }) =>
      checkin !== undefined && nights !== undefined ? upstream.datedStay(stayId, { ...rest, checkin, nights }) : content.stay(stayId),
  }),
  endpoint({
    path: '/weekend/:id/quote.json',
    input: stay,
    respond: ({ upstream }, { id: stayId, activitySelectionList, offerId, ...rest }) =>
      upstream.quote(stayId, rest, choiceOf(activitySelectionList, offerId)),
  }),
  endpoint({
    path: '/weekend/:id/quote-realtime.json',
    input: stay,
    respond: ({ upstream }, { id: stayId, activitySelectionList, offerId, ...rest }) =>
      upstream.quoteRealtime(stayId, rest, choiceOf(activitySelectionList, offerId)),
  }),
  endpoint({
    path: '/weekend/:id/packageCheckoutNights.json',
    input: v.object({ id: productId, checkin: IsoDate, length: v.optional(wholeNumber(1, 60), '14'), ...occupancy }),
    respond: ({ upstream }, { id: stayId, length, ...rest }) => upstream.checkoutNights(stayId, rest, length),
  }),
  endpoint({
    path: '/hotels/:hotelId/availabilities.json',
    input: v.object({ hotelId: id, month: IsoMonth, length: v.optional(wholeNumber(1, 13), '2'), weekend: v.optional(id), ...occupancy }),
    respond: ({ upstream }, { hotelId, weekend, ...rest }) =>
      upstream.availabilities(hotelId, { ...rest, ...(weekend ? { weekend } : {}) }),
  }),
  // Our addition.
  endpoint({
    path: '/hotels/:hotelId/year-prices.json',
    input: v.object({ hotelId: id, weekend: v.optional(id), ...occupancy }),
    respond: ({ upstream }, { hotelId, weekend, ...rest }) => upstream.yearPrices(hotelId, { ...rest, ...(weekend ? { weekend } : {}) }),
  }),
  endpoint({
    path: '/hotel/:hotelId/detail.json',
    input: v.object({ hotelId: id }),
    cache: 300,
    respond: ({ content }, query) => content.hotel(query.hotelId),
  }),
  endpoint({
    path: '/hotel/:hotelId/reviews.json',
    input: v.object({
      hotelId: id,
      page: v.optional(wholeNumber(0, 999), '0'),
      sort: v.optional(v.picklist(reviewSorts), 'DATE_DESC'),
      language: v.optional(v.picklist(reviewLanguages)),
      type: v.optional(v.picklist(travellerTypes)),
    }),
    cache: 300,
    respond: ({ upstream }, { hotelId, language, type, ...rest }) =>
      upstream.reviews(hotelId, { ...rest, ...(language && { language }), ...(type && { type }) }),
  }),
  endpoint({
    path: '/product/:id/offers',
    input: v.object({
      id: productId,
      checkin: v.optional(IsoDate),
      nights: v.optional(wholeNumber(1, 30)),
      multiOffer: v.optional(flag, 'false'),
      ...occupancy,
    }),
    respond: ({ upstream }, { id: stayId, checkin, nights, ...rest }) =>
      upstream.productOffers(stayId, { ...rest, ...(checkin && nights ? { checkin, nights } : {}) }),
  }),
  endpoint({ path: '/products.json', input: ProductsQuery, respond: ({ upstream }, query) => upstream.products(query) }),
  endpoint({
    path: '/autocomplete-geonames.json',
    input: v.object({ term: text }),
    cache: 3600,
    respond: ({ upstream }, { term }) => upstream.autocomplete(term),
  }),
  endpoint({
    path: '/recommendedAutocomplete.json',
    input: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(80)), '') }),
    cache: 3600,
    respond: ({ upstream }, { q }) => upstream.recommended(q),
  }),
  // A failed delivery is ignored.
  endpoint({
    path: '/error',
    method: 'post',
    input: v.omit(ErrorReport, ['locale']),
    respond: async ({ upstream }, report, locale) => {
      await upstream.report({ ...report, locale })
      return { kind: 'ok', value: {} }
    },
  }),
  // A failed delivery is ignored.
  endpoint({
    path: '/analytics/ga/collect/:pos',
    method: 'post',
    input: CollectRequest,
    respond: async ({ upstream, account }, request) => {
      await collect(upstream, { ...request, ...(account !== undefined && { user_id: account }) })
      return { kind: 'ok', value: {} }
    },
  }),
  endpoint({ path: '/cms/homepage', input: v.object({}), cache: 300, respond: ({ content }) => present(content.home()) }),
  endpoint({ path: '/cms/promoBars', input: v.object({}), cache: 300, respond: ({ content }) => present(content.promoBars()) }),
  endpoint({ path: '/cms/box-block-serp', input: v.object({}), cache: 300, respond: ({ content }) => present(content.boxBlock()) }),
  endpoint({ path: '/boxes/search', input: v.object({}), cache: 300, respond: ({ content }) => content.boxes() }),
  endpoint({
    path: '/boxes/:code/offers',
    input: v.object({
      code: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
      page: v.optional(wholeNumber(0, 999), '0'),
      limit: v.optional(wholeNumber(1, 100), '8'),
      performMapSearch: v.optional(flag, 'false'),
    }),
    cache: 60,
    respond: ({ upstream }, { code, page, limit, performMapSearch }) =>
      performMapSearch ? upstream.boxPoints(code) : upstream.boxOffers(code, page, limit),
  }),
  endpoint({
    path: '/activities/:id/images.json',
    input: v.object({ id }),
    cache: 3600,
    respond: ({ upstream }, query) => upstream.activityImages(query.id),
  }),
  endpoint({
    path: '/single-voucher/shipping-costs',
    input: v.object({}),
    cache: 300,
    respond: ({ upstream }) => upstream.shippingCosts(),
  }),
  endpoint({
    path: '/sub-elements/available-custom-sub-elements',
    input: v.object({}),
    cache: 300,
    respond: ({ upstream }) => upstream.subElements(),
  }),
  endpoint({
    path: '/purchase/eligibility',
    input: v.object({
      amount: wholeNumber(1, 10_000_000),
      cancellationPolicyType: v.pipe(v.string(), v.maxLength(40)),
      cancellableUntil: v.optional(IsoDate),
      checkinDate: IsoDate,
    }),
    respond: (services, { cancellableUntil, ...rest }, locale) =>
      requestEligibility(services, { ...rest, ...(cancellableUntil ? { cancellableUntil } : {}), pointOfSale: pointOfSale({ locale }) }),
  }),
]

/** No points for an unknown place. */
function pointsOf(upstream: Upstream, request: OffersRequest): Promise<ApiResponse> {
  const points = upstream.mapOffers(request)
  return namesPlace(request) ? emptyInUnknownPlace(points, noPoints) : points
}

function choiceOf(activitySelectionList: string | undefined, offerId: number | undefined): QuoteChoice {
  return { ...(activitySelectionList === undefined ? {} : { activitySelectionList }), ...(offerId === undefined ? {} : { offerId }) }
}

async function present<Value>(reading: Promise<Value | null>): Promise<Outcome<Value>> {
  const value = await reading
  return value === null ? { kind: 'unavailable' } : { kind: 'ok', value }
}
