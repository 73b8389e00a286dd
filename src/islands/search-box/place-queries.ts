import type { GeoSuggestions } from '../../contract/geo.ts'
import type { OffersResponse } from '../../contract/offers.ts'
import type { DestinationRef } from '../../domain/search/destination.ts'
import { getJson, withKeys } from '../queries/api.ts'
import type { Query } from '../queries/query-store.ts'

const maxResults = 30
const isSuggestions = withKeys<GeoSuggestions>('suggestions')
const isNamed = withKeys<Pick<OffersResponse, 'searchDetails'>>('searchDetails')

/** Recommended places for an empty text. */
export function placesQuery(text: string): Query<GeoSuggestions> {
  const term = text.trim()
  return {
    key: ['places', term],
    load: (signal) =>
      term === ''
        ? getJson('recommendedAutocomplete.json', { q: '' }, isSuggestions, signal)
        : getJson('autocomplete-geonames.json', { term, maxResults }, isSuggestions, signal),
  }
}

/** Empty without a place. */
export function placeNameQuery(place: DestinationRef | undefined): Query<string> {
  return {
    key: ['place-name', place?.kind, place?.id],
    load: async (signal) => {
      if (!place) return ''
      const { searchDetails } = await getJson('offers.json', { [place.kind]: place.id, limit: 1 }, isNamed, signal)
      return searchDetails.destination ?? ''
    },
  }
}
