import type { ActivitiesAbout, ActivityOffers } from '../src/contract/activity.ts'
import type { OffersAnswer } from '../src/contract/offers.ts'
import type { Outcome } from '../src/contract/outcome.ts'

const searchDetails = { adult: 2, child: 0, baby: 0, totalCount: 0 }

/** Stays of nowhere. */
export const noStays: OffersAnswer = { exactMatch: [], searchDetails }

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
