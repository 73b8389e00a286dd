import { msg } from '@lingui/core/macro'
import { destinationKinds } from '../../src/contract/destination-kinds.ts'
import type { MapResponse } from '../../src/contract/offers.ts'
import type { OffersRequest } from '../../src/contract/offers-request.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { toMapRequest } from '../../src/domain/search/request-body.ts'
import type { Upstream } from '../../worker/upstream/calls.ts'
import { emptyInUnknownPlace, namesPlace, noActivities, noPoints, noStays } from '../empty-results.ts'
import { requestEligibility } from '../request-eligibility.ts'
import { collect } from './collect.ts'
import { type Endpoint, endpointsOf } from './endpoint.ts'

export const endpoints: readonly Endpoint[] = endpointsOf({
  offers({ upstream }, query) {
    const offers = upstream.offers(query)
    return destinationKinds.some((kind) => query[kind] !== undefined) ? emptyInUnknownPlace(offers, noStays) : offers
  },
  points: ({ upstream }, query) => pointsOf(upstream, toMapRequest(query)),
  packages({ upstream }, request) {
    const offers = upstream.packages(request)
    return namesPlace(request) ? emptyInUnknownPlace(offers, noStays) : offers
  },
  mapOffers: ({ upstream }, request) => pointsOf(upstream, request),
  counts: ({ upstream }, input) => upstream.counts(input),
  async activities({ content, upstream }, request) {
    const activities = upstream.activities(request)
    const about = Object.keys(request.filters.property.location).length > 0 ? await content.activities() : undefined
    return about?.kind === 'ok' ? emptyInUnknownPlace(activities, noActivities(about.value)) : activities
  },
  activityDetail: ({ content }, { id }) => content.activity(id),
  stayDetail: ({ content }, { id }) => content.stay(id),
  datedStay: async ({ upstream }, { night, nights = night, ...rest }) =>
    nights === undefined ? { kind: 'refused', status: 400 } : upstream.datedStay({ ...rest, nights }),
  hotelPage: ({ content }, { hotelId }) => content.hotel(hotelId),
  boxes: ({ content }) => content.boxes(),
  home: ({ content }) => present(content.home()),
  promoBars: ({ content }) => present(content.promoBars()),
  boxBlock: ({ content }) => present(content.boxBlock()),
  eligibility: (services, query) => requestEligibility(services, query),
  async report({ upstream }, report) {
    await upstream.report(report)
    return delivered
  },
  async collect({ upstream, account }, collection) {
    // Scripts cannot read the account's id, so an id in their request is not believed.
    await collect(upstream, { ...collection, user_id: account })
    return delivered
  },
  async errorAlert({ i18n: loaded }) {
    const i18n = loaded()
    return {
      kind: 'ok',
      value: {
        title: i18n._(msg`Oops, something went wrong`),
        text: i18n._(msg`Part of this page has stopped working. Once it is loaded again, you can go on.`),
        close: i18n._(msg`Reload the page`),
      },
    }
  },
})

/** Also the outcome where the delivery has failed, because nobody waits for it. */
const delivered: Outcome<unknown> = { kind: 'ok', value: {} }

type PointsRequest = Omit<OffersRequest, 'locale'>

function pointsOf(upstream: Upstream, request: PointsRequest): Promise<Outcome<MapResponse>> {
  const points = upstream.mapOffers(request)
  return namesPlace(request) ? emptyInUnknownPlace(points, noPoints) : points
}

async function present<Value>(reading: Promise<Value | null>): Promise<Outcome<Value>> {
  const value = await reading
  return value === null ? { kind: 'unavailable' } : { kind: 'ok', value }
}
