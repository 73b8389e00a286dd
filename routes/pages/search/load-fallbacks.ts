import type { OfferCard, OffersResponse } from '../../../src/contract/offers.ts'
import type { Fallback } from '../../../src/domain/fallback/fallbacks.ts'
import { type FallbackSearch, withoutRepeats } from '../../../src/domain/fallback/fallback-searches.ts'

export interface PendingFallback {
  readonly fallback: Fallback
  readonly offers: Promise<OffersResponse>
}

export async function loadFallbacks(
  exact: Promise<OffersResponse>,
  searchesFor: (exact: OffersResponse) => readonly FallbackSearch[],
  fetchOffers: (query: FallbackSearch['query']) => Promise<OffersResponse>,
): Promise<readonly PendingFallback[]> {
  return searchesFor(await exact).map(({ fallback, query }) => {
    const offers = fetchOffers(query)
    // The offers may reject before their section is rendered.
    offers.catch(() => {})
    return { fallback, offers }
  })
}

/** `total` counts the results beside the exact ones. */
export interface ShownFallback {
  readonly offers: readonly OfferCard[]
  readonly total: number
}

export function shownResults(outcome: readonly PendingFallback[]): readonly Promise<ShownFallback>[] {
  return outcome.map(async ({ offers: own }, at) => {
    const before = await Promise.all(
      outcome.slice(0, at).map(({ offers }) =>
        offers.then(
          ({ exactMatch }) => exactMatch,
          () => [],
        ),
      ),
    )
    const { exactMatch, searchDetails } = await own
    return { offers: withoutRepeats([...before, exactMatch]).at(-1) ?? [], total: searchDetails.totalCount }
  })
}

/** Resolves with the first result that is not empty, or when no fallback is left. */
export async function anyFound(outcome: readonly PendingFallback[]): Promise<boolean> {
  const found = outcome.map(async ({ offers }) => {
    const { exactMatch } = await offers
    if (exactMatch.length === 0) throw new Error('found nothing')
    return true
  })
  return Promise.any(found).catch(() => false)
}
