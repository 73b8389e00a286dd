import type { DestinationKind } from '../../contract/geo.ts'

export interface DestinationRef {
  readonly kind: DestinationKind
  readonly id: number
}

/** Most specific first: only the first one present is read. */
export const destinationKinds = [
  'hotel',
  'poi',
  'city',
  'searesort',
  'skiresort',
  'department',
  'touristicregion',
  'region',
  'country',
] as const satisfies readonly DestinationKind[]
