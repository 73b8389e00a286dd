import type { Destination } from '../../contract/landing.ts'
import type { DestinationRef } from './search-criteria.ts'

/**
 * The place of a search as a count of results says it: with its preposition where it is the page's own ("in Bruges"), else by the name
 * the answer gives it.
 */
export function placeSearched(
  asked: DestinationRef | undefined,
  own: Pick<Destination, 'kind' | 'id' | 'inLabel'> | undefined,
  label: string | undefined,
): string | undefined {
  if (own && asked?.kind === own.kind && asked.id === own.id) return own.inLabel
  return asked && label && `– ${label}`
}
