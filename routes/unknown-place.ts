import type { ActivitiesAbout, ActivityOffers } from '../src/contract/activity.ts'
import type { MapAnswer, OffersAnswer } from '../src/contract/offers.ts'
import type { OffersQuestion } from '../src/contract/offers-question.ts'
import type { Outcome } from '../src/contract/outcome.ts'

const searchDetails = { adult: 2, child: 0, baby: 0, totalCount: 0 }

/** Stays of nowhere. */
export const noStays: OffersAnswer = { exactMatch: [], searchDetails }

/** The same as points. */
export const noPoints: MapAnswer = { exactMatch: [], searchDetails: { totalCount: 0 } }

/** Whether a question names a place or a hotel, by its number. */
export function namesPlace({ filters, searchCriterias }: OffersQuestion): boolean {
  const location = Object.entries(filters?.property?.location ?? {})
  return searchCriterias?.hotelId !== undefined || location.some(([key, value]) => key.endsWith('Id') && value !== undefined)
}

/** Activities of nowhere; `about` is what the search is about wherever it looks. */
export const noActivities = (about: ActivitiesAbout): ActivityOffers => ({ ...about, results: [], searchDetails })

/**
 * What a search comes to whose place was named by the visitor, not by a path of ours: a place that the upstream does not know, or not any
 * more, has no results. That is no failure, and asking again would not help.
 */
export async function emptyInUnknownPlace<Answer>(asked: Promise<Outcome<Answer>>, empty: Answer): Promise<Outcome<Answer>> {
  const outcome = await asked
  return outcome.kind === 'notFound' ? { kind: 'ok', value: empty } : outcome
}
