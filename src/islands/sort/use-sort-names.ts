import { useLingui } from '@lingui/react/macro'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { Sort } from '../../domain/sort/sort.ts'

export function useSortNames(): Readonly<Record<Sort, string>> {
  const { t } = useLingui()
  const { flow } = useSite()
  return {
    priceQuality: flow === 'activity' ? t`Our selection` : t`Best value for money`,
    distance: t`Nearest first`,
    promo: t`Best promotions`,
    priceAsc: t`Lowest price first`,
    popularity: t`Most popular`,
    svPriceDesc: t`Highest price first`,
    svPriceAsc: t`Lowest price first`,
  }
}

/** Explains orders with an unclear name. */
export function useSortNotes(): Readonly<Partial<Record<Sort, string>>> {
  const { t } = useLingui()
  const { flow } = useSite()
  if (flow === 'activity') return { priceQuality: t`Favours your own country and what our team rates best` }
  return { priceQuality: t`Guest rating, less 0.1 point for every €10 per person per night` }
}
