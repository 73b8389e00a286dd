import { queryOptions } from '@tanstack/react-query'
import type { DestinationRef } from '../../domain/search/destination.ts'
import { apiGet } from '../queries/api.ts'

const maxResults = 30

/** Places for a text, or the recommended ones for an empty text. */
export function placesQuery(text: string) {
  const term = text.trim()
  return queryOptions({
    queryKey: ['places', term],
    queryFn: ({ signal }) =>
      term === ''
        ? apiGet('/recommendedAutocomplete.json', { q: '' }, signal)
        : apiGet('/autocomplete-geonames.json', { term, maxResults }, signal),
  })
}

/** The name of a place that is known by its id. Empty without a place. */
export function placeNameQuery(place: DestinationRef | undefined) {
  return queryOptions({
    queryKey: ['place-name', place?.kind, place?.id],
    queryFn: async ({ signal }) => {
      if (!place) return ''
      const { searchDetails } = await apiGet('/offers.json', { ...inPlace(place), limit: 1 }, signal)
      return searchDetails.destination ?? ''
    },
  })
}

function inPlace({ kind, id }: DestinationRef): Partial<Record<DestinationRef['kind'], number>> {
  return { [kind]: id }
}
