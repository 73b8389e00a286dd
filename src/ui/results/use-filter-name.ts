import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { FilterList } from '../../contract/filter-lists.ts'
import { type AppliedFilter, nameOfValue } from '../../domain/filters/applied-filters.ts'
import { formatDistance } from '../format/number.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'

export function useListTitles(): Readonly<Record<FilterList, string>> {
  const { t } = useLingui()
  return {
    facilities: t`Facilities`,
    tags: t`Activities`,
    stars: t`Hotel category`,
    hotelStyles: t`Style`,
    hotelEnvironments: t`Surroundings`,
    hotelTypes: t`Type of accommodation`,
  }
}

export function useFilterName(facets: FacetsResponse | undefined): (filter: AppliedFilter) => string {
  const { t } = useLingui()
  const { market, flow } = useSite()
  const titles = useListTitles()
  const range = (min: string | undefined, max: string | undefined) =>
    min === undefined ? t`up to ${max}` : max === undefined ? t`from ${min}` : `${min} – ${max}`
  return (filter) => {
    switch (filter.kind) {
      case 'price': {
        const { min, max } = filter.price
        const unit = flow === 'booking' ? t`per night` : ''
        const [lowest, highest] = [min, max].map((end) => (end === undefined ? undefined : formatPrice(end, market)))
        return [range(lowest, highest), unit].filter(Boolean).join(' ')
      }
      case 'distance': {
        const { min, max } = filter.distance
        return range(min > 0 ? formatDistance(min, market) : undefined, formatDistance(max, market))
      }
      case 'score': {
        const { score } = filter
        return t`${score} and above`
      }
      case 'value': {
        const count = filter.list === 'stars' ? Number(filter.id) : 0
        if (count > 0) return t`${plural(count, { one: '# star', other: '# stars' })}`
        return nameOfValue(facets, filter.list, filter.id) ?? titles[filter.list]
      }
    }
  }
}
