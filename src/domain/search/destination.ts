import type { DestinationKind } from '../../contract/destination-kinds.ts'

export interface DestinationRef {
  readonly kind: DestinationKind
  readonly id: number
}
