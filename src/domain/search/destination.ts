import type { DestinationKind } from '../../contract/geo.ts'

export interface DestinationRef {
  readonly kind: DestinationKind
  readonly id: number
}
