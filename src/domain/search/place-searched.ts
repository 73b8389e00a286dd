import type { Destination } from '../../contract/landing.ts'
import type { DestinationRef } from './destination.ts'

/** Returns the place with preposition if it is the page's own ("in Bruges"). */
export function placeSearched(
  searched: DestinationRef | undefined,
  own: Pick<Destination, 'kind' | 'id' | 'inLabel'> | undefined,
  label: string | undefined,
): string | undefined {
  if (own && searched?.kind === own.kind && searched.id === own.id) return own.inLabel
  return searched && label && `– ${label}`
}
