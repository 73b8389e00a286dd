import type { OffersAnswer } from '../src/contract/offers.ts'
import type { Outcome } from '../src/contract/outcome.ts'

/**
 * What a search comes to whose place was named by the visitor, not by a path of ours: a place that the upstream does not know, or not any
 * more, has no results. That is no failure, and asking again would not help.
 */
export async function emptyInUnknownPlace(asked: Promise<Outcome<OffersAnswer>>): Promise<Outcome<OffersAnswer>> {
  const outcome = await asked
  if (outcome.kind !== 'notFound') return outcome
  return { kind: 'ok', value: { exactMatch: [], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 0 } } }
}
