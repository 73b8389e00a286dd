import { queryOptions } from '@tanstack/react-query'
import type { GeoSuggestions } from '../../contract/geo.ts'
import type { OffersResponse } from '../../contract/offers.ts'
import type { DestinationRef } from '../../domain/search/destination.ts'
import { getJson, withKeys } from '../queries/api.ts'

const maxResults = 30
const isSuggestions = withKeys<GeoSuggestions>('suggestions')
const isNamed = withKeys<Pick<OffersResponse, 'searchDetails'>>('searchDetails')

/** Recommended places for an empty text. */
export function placesQuery(text: string) {
  const term = text.trim()
  return queryOptions({
    queryKey: ['places', term],
    queryFn: ({ signal }) =>
      term === ''
        ? getJson('recommendedAutocomplete.json', { q: '' }, isSuggestions, signal)
        : getJson('autocomplete-geonames.json', { term, maxResults }, isSuggestions, signal),
  })
}

/** Empty without a place. */
export function placeNameQuery(place: DestinationRef | undefined) {
  return queryOptions({
    queryKey: ['place-name', place?.kind, place?.id],
    queryFn: async ({ signal }) => {
      if (!place) return ''
      const { searchDetails } = await getJson('offers.json', { [place.kind]: place.id, limit: 1 }, isNamed, signal)
      return searchDetails.destination ?? ''
    },
  })
}
