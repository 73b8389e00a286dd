import type { DestinationKind } from '../../contract/destination-kinds.ts'
import type { SearchDetails } from '../../contract/offers.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import type { DestinationType } from './relaxation-table.ts'

const fallbackRadiusKm = 30

/** The larger ones are those of "Travel locally!". */
const widerRadiiKm = [fallbackRadiusKm, 100, 200, 300]

const growth: Readonly<Record<DestinationKind, 'around' | 'region' | 'country' | undefined>> = {
  hotel: 'around',
  poi: 'around',
  city: 'around',
  searesort: 'around',
  skiresort: 'around',
  department: 'region',
  region: 'country',
  touristicregion: 'country',
  country: undefined,
}

export type SearchedPlace = Pick<SearchDetails, 'location' | 'locationHierarchy' | 'destination'>

/** `uri` is below the market's base. */
export type KnownPlace = NonNullable<SearchDetails['locationHierarchy']>[number]

export interface Expansion {
  readonly how: 'around' | 'expanded'
  readonly criteria: Pick<SearchCriteria, 'destination' | 'point' | 'filters'>
  readonly place?: KnownPlace | undefined
  /** In kilometres, for a search around coordinates. */
  readonly radius?: number
}

export function placeOf({ destination }: SearchCriteria, { locationHierarchy }: SearchedPlace): KnownPlace | undefined {
  return locationHierarchy?.find(({ type, id }) => type === destination?.kind && id === destination.id)
}

export function destinationType({ destination, point }: SearchCriteria): DestinationType {
  if (destination) return destination.kind === 'touristicregion' || destination.kind === 'region' ? 'touristicArea' : 'other'
  return point ? 'coordinates' : 'other'
}

function widened({ point, filters }: SearchCriteria): Expansion | undefined {
  const { distance } = filters
  const radius = distance && widerRadiiKm.find((wider) => wider > distance.max)
  if (!point || radius === undefined) return undefined
  return { how: 'around', radius, criteria: { destination: undefined, point, filters: { ...filters, distance: { min: 0, max: radius } } } }
}

/** A department becomes its region, a region or touristic area its country. */
export function expansionOf(criteria: SearchCriteria, details: SearchedPlace): Expansion | undefined {
  const { destination, filters } = criteria
  const point = criteria.point ?? details.location
  if (!destination) return widened(criteria)
  const to = growth[destination.kind]
  if (to === undefined) return undefined
  if (to === 'around') {
    if (filters.distance && filters.distance.min === 0 && filters.distance.max >= fallbackRadiusKm) return undefined
    const around = { ...filters, distance: { min: 0, max: fallbackRadiusKm } }
    return point && { how: 'around', criteria: { destination: undefined, point, filters: around } }
  }
  const larger = details.locationHierarchy?.find((entry) => entry.type === to)
  const unbounded = { ...filters, distance: undefined }
  return larger && { how: 'expanded', criteria: { destination: { kind: to, id: larger.id }, point, filters: unbounded }, place: larger }
}
