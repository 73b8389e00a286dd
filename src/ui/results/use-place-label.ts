import { useLingui } from '@lingui/react/macro'
import type { PlaceSearched } from '../../domain/search/place-searched.ts'
import { formatDistance } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Writes "in Bruges" or "– Bruges, within 30 km". */
export function usePlaceLabel(): (place: PlaceSearched | undefined) => string | undefined {
  const { t } = useLingui()
  const { market } = useSite()
  return (place) => {
    if (!place) return undefined
    if (place.how === 'inside') return place.inLabel
    const { label } = place
    if (place.how === 'named') return `– ${label}`
    if (!place.distance) return label === undefined ? `– ${t`around the chosen point`}` : `– ${t`${label} and around`}`
    const [min, max] = [formatDistance(place.distance.min, market), formatDistance(place.distance.max, market)]
    const far = place.distance.min > 0
    const around =
      label === undefined
        ? far
          ? t`${min} to ${max} from the chosen point`
          : t`within ${max} of the chosen point`
        : far
          ? t`${label}, ${min} to ${max} away`
          : t`${label}, within ${max}`
    return `– ${around}`
  }
}
