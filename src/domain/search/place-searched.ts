import type { Destination } from '../../contract/landing.ts'
import type { SearchCriteria } from './criteria.ts'
import type { DistanceRange } from './distance-bounds.ts'

export type OwnPlace = Pick<Destination, 'kind' | 'id' | 'label' | 'inLabel'>

/** `inLabel` is a label such as "in Bruges"; a place or point that is searched `around` may have no name. */
export type PlaceSearched =
  | { readonly how: 'inside'; readonly inLabel: string }
  | { readonly how: 'named'; readonly label: string }
  | { readonly how: 'around'; readonly label: string | undefined; readonly distance: DistanceRange | undefined }

/** `own` is the page's place, `label` the name in the response. Undefined for a search everywhere. */
export function placeSearched(
  { destination, point, filters }: Pick<SearchCriteria, 'destination' | 'point' | 'filters'>,
  own: OwnPlace | undefined,
  label: string | undefined,
): PlaceSearched | undefined {
  const isOwn = isPlaceOf(own, destination)
  const name = destination && (isOwn ? own?.label : label)
  if (point && (filters.distance || !destination)) return { how: 'around', label: name, distance: filters.distance }
  if (isOwn && own) return { how: 'inside', inLabel: own.inLabel }
  return name ? { how: 'named', label: name } : undefined
}

const isPlaceOf = (own: Pick<OwnPlace, 'kind' | 'id'> | undefined, searched: SearchCriteria['destination']): boolean =>
  own?.kind === searched?.kind && own?.id === searched?.id

export function isElsewhere(own: Pick<OwnPlace, 'kind' | 'id'> | undefined, { destination }: Pick<SearchCriteria, 'destination'>): boolean {
  return own !== undefined && !isPlaceOf(own, destination)
}
