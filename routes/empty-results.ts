import type { ActivitiesAbout, ActivityOffers } from '../src/contract/activity.ts'
import type { MapResponse, OffersResponse } from '../src/contract/offers.ts'
import type { OffersRequest } from '../src/contract/offers-request.ts'
import type { Outcome } from '../src/contract/outcome.ts'

const searchDetails = { adult: 2, child: 0, baby: 0, totalCount: 0 }

export const noStays: OffersResponse = { exactMatch: [], searchDetails }

export const noPoints: MapResponse = { exactMatch: [], searchDetails: { totalCount: 0 } }

export function namesPlace({ filters, searchCriterias }: Pick<OffersRequest, 'filters' | 'searchCriterias'>): boolean {
  const location = Object.entries(filters?.property?.location ?? {})
  return searchCriterias?.hotelId !== undefined || location.some(([key, value]) => key.endsWith('Id') && value !== undefined)
}

export const noActivities = (about: ActivitiesAbout): ActivityOffers => ({ ...about, results: [], searchDetails })

/** Turns a 404 for a place in the query into an empty response. A place in the path stays a 404. */
export async function emptyInUnknownPlace<Value>(upstreamOutcome: Promise<Outcome<Value>>, empty: Value): Promise<Outcome<Value>> {
  const outcome = await upstreamOutcome
  return outcome.kind === 'notFound' ? { kind: 'ok', value: empty } : outcome
}
