import * as v from 'valibot'
import { FacetsQuery } from '../../src/contract/facets-query.ts'
import { ActivityQuestion } from '../../src/contract/activity.ts'
import { OffersQuestion } from '../../src/contract/offers-question.ts'
import { destinationKinds } from '../../src/contract/geo.ts'
import { SearchQuery } from '../../src/contract/search-query.ts'
import { IsoDate, IsoMonth } from '../../src/contract/scalars.ts'
import { ErrorReport } from '../../src/contract/report.ts'
import { reviewLanguages, reviewSorts } from '../../src/contract/reviews.ts'
import { mapQuestion } from '../../src/domain/criteria/map-question.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { Content } from '../../worker/content/content.ts'
import type { QuoteChoice, Upstream } from '../../worker/upstream/calls.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { emptyInUnknownPlace, namesPlace, noActivities, noPoints, noStays } from '../unknown-place.ts'

export interface ApiServices {
  readonly upstream: Upstream
  readonly content: Content
}

export type ApiAnswer = Outcome<unknown>

/** Parameters that do not fit the call. */
export interface Refusal {
  readonly issues: readonly v.BaseIssue<unknown>[]
}

export interface Endpoint {
  /** Hono path below `/api`. */
  readonly path: string
  /** `post` endpoints read their parameters from a JSON body; the locale stands in the query all the same. */
  readonly method: 'get' | 'post'
  readonly ask: (services: ApiServices, parameters: unknown, locale: Locale) => Asked | Refusal
}

export interface Asked {
  readonly answer: Promise<ApiAnswer>
  /** Seconds a shared cache may keep the answer; 0 for prices, quotes and availability. */
  readonly cache: number
}

/** Ties an endpoint's handler to the type of its input: the handler is only ever given what its own schema parsed. */
function endpoint<Input extends v.GenericSchema>(it: {
  path: string
  method?: 'post'
  input: Input
  cache?: number | ((input: v.InferOutput<Input>) => number)
  answer: (services: ApiServices, input: v.InferOutput<Input>, locale: Locale) => Promise<ApiAnswer>
}): Endpoint {
  const { answer, cache = 0, path, method = 'get', input } = it
  return {
    path,
    method,
    ask(services, parameters, locale) {
      const parsed = v.safeParse(input, parameters)
      if (!parsed.success) return { issues: parsed.issues }
      const seconds = typeof cache === 'number' ? cache : cache(parsed.output)
      return { answer: answer(services, parsed.output, locale), cache: seconds }
    },
  }
}

const number = (min: number, max: number) => v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max))
const id = number(1, 999_999_999)
/** Section 5: availability, quotes and offers are a product's. */
const productId = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'Product ID is required'),
  v.transform((digits) => Number(digits)),
)
const party = {
  adult: v.optional(number(1, 20), '2'),
  child: v.optional(number(0, 10), '0'),
  baby: v.optional(number(0, 10), '0'),
}
const stay = v.object({
  id: productId,
  checkin: IsoDate,
  nights: number(1, 30),
  ...party,
  activitySelectionList: v.optional(v.pipe(v.string(), v.maxLength(400))),
  offerId: v.optional(id),
})
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((said) => said === 'true'),
)

/** Every call islands make: names and shapes of the specification's section 7. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    path: '/offers.json',
    input: SearchQuery,
    cache: 60,
    answer: ({ upstream }, query) => {
      if (query.performMapSearch) return pointsOf(upstream, mapQuestion(query))
      const asked = upstream.offers(flat(query))
      return destinationKinds.some((kind) => query[kind] !== undefined) ? emptyInUnknownPlace(asked, noStays) : asked
    },
  }),
  // The map search, and a hotel's packages, as both specifications word them; the islands ask by GET, which may be cached.
  endpoint({
    path: '/offers.json',
    method: 'post',
    input: OffersQuestion,
    answer: ({ upstream }, question) => {
      if (question.performMapSearch) return pointsOf(upstream, question)
      const asked = upstream.packages(question)
      return namesPlace(question) ? emptyInUnknownPlace(asked, noStays) : asked
    },
  }),
  endpoint({ path: '/facets.json', input: FacetsQuery, cache: 60, answer: ({ upstream }, query) => upstream.facets(flat(query)) }),
  endpoint({
    path: '/search/activity-only.json',
    method: 'post',
    input: ActivityQuestion,
    answer: async ({ content, upstream }, question, locale) => {
      const asked = upstream.activities({ ...question, locale })
      const about = Object.keys(question.filters.property.location).length > 0 ? await content.activities() : undefined
      return about?.kind === 'ok' ? emptyInUnknownPlace(asked, noActivities(about.value)) : asked
    },
  }),
  endpoint({
    path: '/activity-only/weekend/:id/detail.json',
    input: v.object({ id }),
    cache: 300,
    answer: ({ content }, it) => readOutcome(content.activity(it.id)),
  }),
  endpoint({
    path: '/weekend/:id/detail.json',
    // The specification says `night` here, and `nights` everywhere else.
    input: v.object({ id, checkin: v.optional(IsoDate), nights: v.optional(number(1, 30)), night: v.optional(number(1, 30)), ...party }),
    // With dates it is what can still be had on them.
    cache: ({ checkin }) => (checkin === undefined ? 300 : 0),
    answer: ({ content, upstream }, { id: stayId, checkin, night, nights = night, ...it }) =>
      checkin !== undefined && nights !== undefined
        ? upstream.datedStay(stayId, { ...it, checkin, nights })
        : readOutcome(content.stay(stayId)),
  }),
  endpoint({
    path: '/weekend/:id/quote.json',
    input: stay,
    answer: ({ upstream }, { id: stayId, activitySelectionList, offerId, ...it }) =>
      upstream.quote(stayId, it, choiceOf(activitySelectionList, offerId)),
  }),
  endpoint({
    path: '/weekend/:id/quote-realtime.json',
    input: stay,
    answer: ({ upstream }, { id: stayId, activitySelectionList, offerId, ...it }) =>
      upstream.quoteRealtime(stayId, it, choiceOf(activitySelectionList, offerId)),
  }),
  endpoint({
    path: '/weekend/:id/packageCheckoutNights.json',
    input: v.object({ id: productId, checkin: IsoDate, length: v.optional(number(1, 60), '14'), ...party }),
    answer: ({ upstream }, { id: stayId, length, ...it }) => upstream.checkoutNights(stayId, it, length),
  }),
  endpoint({
    path: '/hotels/:hotelId/availabilities.json',
    input: v.object({ hotelId: id, month: IsoMonth, length: v.optional(number(1, 13), '2'), weekend: v.optional(id), ...party }),
    answer: ({ upstream }, { hotelId, weekend, ...it }) => upstream.availabilities(hotelId, { ...it, ...(weekend ? { weekend } : {}) }),
  }),
  endpoint({
    path: '/hotel/:hotelId/detail.json',
    input: v.object({ hotelId: id }),
    cache: 300,
    answer: ({ content }, it) => readOutcome(content.hotel(it.hotelId)),
  }),
  endpoint({
    path: '/hotel/:hotelId/reviews.json',
    input: v.object({
      hotelId: id,
      page: v.optional(number(0, 999), '0'),
      sort: v.optional(v.picklist(reviewSorts), 'DATE_DESC'),
      language: v.optional(v.picklist(reviewLanguages)),
    }),
    cache: 300,
    answer: ({ upstream }, { hotelId, language, ...it }) => upstream.reviews(hotelId, { ...it, ...(language ? { language } : {}) }),
  }),
  endpoint({
    path: '/product/:id/offers',
    input: v.object({
      id: productId,
      checkin: v.optional(IsoDate),
      nights: v.optional(number(1, 30)),
      multiOffer: v.optional(flag, 'false'),
      ...party,
    }),
    answer: ({ upstream }, { id: stayId, checkin, nights, ...it }) =>
      upstream.productOffers(stayId, { ...it, ...(checkin && nights ? { checkin, nights } : {}) }),
  }),
  endpoint({
    path: '/autocomplete-geonames.json',
    input: v.object({ term: text }),
    cache: 3600,
    answer: ({ upstream }, it) => upstream.autocomplete(it.term),
  }),
  endpoint({
    path: '/recommendedAutocomplete.json',
    input: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(80)), '') }),
    cache: 3600,
    answer: ({ upstream }, it) => upstream.recommended(it.q),
  }),
  // A report that cannot be delivered is nobody's failure.
  endpoint({
    path: '/error',
    method: 'post',
    input: v.omit(ErrorReport, ['locale']),
    answer: async ({ upstream }, report, locale) => {
      await upstream.report({ ...report, locale })
      return { kind: 'ok', value: {} }
    },
  }),
  endpoint({ path: '/cms/homepage', input: v.object({}), cache: 300, answer: ({ content }) => present(content.home()) }),
  endpoint({ path: '/cms/promoBars', input: v.object({}), cache: 300, answer: ({ content }) => present(content.promoBars()) }),
  endpoint({ path: '/cms/box-block-serp', input: v.object({}), cache: 300, answer: ({ content }) => present(content.boxBlock()) }),
  endpoint({ path: '/boxes/search', input: v.object({}), cache: 300, answer: ({ content }) => readOutcome(content.boxes()) }),
  endpoint({
    path: '/boxes/:code/offers',
    input: v.object({
      code: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
      page: v.optional(number(0, 999), '0'),
      limit: v.optional(number(1, 100), '8'),
      performMapSearch: v.optional(flag, 'false'),
    }),
    cache: 60,
    answer: ({ upstream }, { code, page, limit, performMapSearch }) =>
      performMapSearch ? upstream.boxPoints(code) : upstream.boxOffers(code, page, limit),
  }),
  endpoint({
    path: '/activities/:id/images.json',
    input: v.object({ id }),
    cache: 3600,
    answer: ({ upstream }, it) => upstream.activityImages(it.id),
  }),
  endpoint({ path: '/single-voucher/shipping-costs', input: v.object({}), cache: 300, answer: ({ upstream }) => upstream.shippingCosts() }),
  endpoint({
    path: '/sub-elements/available-custom-sub-elements',
    input: v.object({}),
    cache: 300,
    answer: ({ upstream }) => upstream.subElements(),
  }),
  endpoint({
    path: '/purchase/eligibility',
    input: v.object({
      amount: number(1, 10_000_000),
      cancellationPolicyType: v.pipe(v.string(), v.maxLength(40)),
      cancellableUntil: v.optional(IsoDate),
      checkinDate: IsoDate,
    }),
    answer: ({ upstream }, { cancellableUntil, ...it }, locale) =>
      upstream.eligibility({ ...it, ...(cancellableUntil ? { cancellableUntil } : {}), pointOfSale: locale.toLowerCase() }),
  }),
]

/** Every result as a point; none in a place that nobody knows. */
function pointsOf(upstream: Upstream, question: OffersQuestion): Promise<ApiAnswer> {
  const asked = upstream.mapOffers(question)
  return namesPlace(question) ? emptyInUnknownPlace(asked, noPoints) : asked
}

function choiceOf(activitySelectionList: string | undefined, offerId: number | undefined): QuoteChoice {
  return { ...(activitySelectionList === undefined ? {} : { activitySelectionList }), ...(offerId === undefined ? {} : { offerId }) }
}

/** A parsed search query, flat again for the upstream: lists joined by commas. */
function flat(query: Partial<SearchQuery> | FacetsQuery): Record<string, string | number | boolean | undefined> {
  const { locale: _locale, minisite: _minisite, performMapSearch: _map, ...rest }: Partial<SearchQuery> = query
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]))
}

async function present<Value>(reading: Promise<Value | null>): Promise<Outcome<Value>> {
  const value = await reading
  return value === null ? { kind: 'unavailable' } : { kind: 'ok', value }
}

async function readOutcome<Value>(
  reading: Promise<{ kind: 'ok'; value: Value } | { kind: 'notFound' } | { kind: 'unavailable' }>,
): Promise<Outcome<Value>> {
  return reading
}
