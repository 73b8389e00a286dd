import { useLingui } from '@lingui/react/macro'
import type { Fallback } from '../../domain/fallback/fallbacks.ts'
import { capitalised } from '../format/text.tsx'
import { useSite } from '../site/SiteContext.tsx'

export function useFallbackTitle(): (fallback: Pick<Fallback, 'destination' | 'dates' | 'category'>) => string {
  const { t } = useLingui()
  const { market } = useSite()
  return ({ destination, dates, category }) => {
    const { label, inLabel, radius, isExpanded } = destination
    // A larger area still has the searched one in it.
    const themes = isExpanded ? t`all places and themes` : t`all themes`
    const parts = [
      radius !== undefined ? t`within ${radius} km` : destination.isAround ? t`a little further` : (inLabel ?? label),
      dates.areSet ? t`for your dates` : dates.isRemoved && t`outside your dates`,
      category.isRemoved && themes,
    ]
    return capitalised(parts.filter(Boolean).join(', '), market)
  }
}
