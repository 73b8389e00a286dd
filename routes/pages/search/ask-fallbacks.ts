import type { OfferCard, OffersAnswer } from '../../../src/contract/offers.ts'
import type { Fallback } from '../../../src/domain/fallback/fallbacks.ts'
import { type FallbackSearch, withoutRepeats } from '../../../src/domain/fallback/fallback-searches.ts'

/** A fallback whose results are on their way. */
export interface AskedFallback {
  readonly fallback: Fallback
  readonly offers: Promise<OffersAnswer>
}

/** Starts the fallback searches as soon as the exact results say what can be relaxed: at most four, when nothing else is asked any more. */
export async function askFallbacks(
  exact: Promise<OffersAnswer>,
  searchesFor: (exact: OffersAnswer) => readonly FallbackSearch[],
  ask: (query: FallbackSearch['query']) => Promise<OffersAnswer>,
): Promise<readonly AskedFallback[]> {
  return searchesFor(await exact).map(({ fallback, query }) => {
    const offers = ask(query)
    // Its section may be rendered after it failed.
    offers.catch(() => {})
    return { fallback, offers }
  })
}

/** What each of them has to show, once those before it are there: a failed one shows nothing, and nothing is shown only a second time. */
export function shownResults(asked: readonly AskedFallback[]): readonly Promise<readonly OfferCard[]>[] {
  return asked.map(async ({ offers: own }, at) => {
    const before = await Promise.all(
      asked.slice(0, at).map(({ offers }) =>
        offers.then(
          ({ exactMatch }) => exactMatch,
          () => [],
        ),
      ),
    )
    const { exactMatch } = await own
    return withoutRepeats([...before, exactMatch]).at(-1) ?? []
  })
}

/** Whether any of them finds something: settled by the first that does, or when all have come to nothing. */
export async function anyFound(asked: readonly AskedFallback[]): Promise<boolean> {
  const found = asked.map(async ({ offers }) => {
    const { exactMatch } = await offers
    if (exactMatch.length === 0) throw new Error('found nothing')
    return true
  })
  return Promise.any(found).catch(() => false)
}
