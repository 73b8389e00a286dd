import { type GeoSuggestion, GeoSuggestions } from '../../contract/geo.ts'
import { getJson } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** Milliseconds of rest in typing before places are asked for: known answers are kept, so a short one is enough. */
export const typingPause = 200

const maxResults = 30

/** Places for a text, or the recommended ones for none. Throws ApiFailure. Answers are kept for the page's life. */
export function suggest(text: string, locale: string): Promise<readonly GeoSuggestion[]> {
  const term = text.trim()
  return queryClient.fetchQuery({
    queryKey: ['places', locale, term],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await (term === ''
        ? getJson('recommendedAutocomplete.json', { locale, q: '' }, GeoSuggestions, signal)
        : getJson('autocomplete-geonames.json', { locale, term, maxResults }, GeoSuggestions, signal))
      return answer.suggestions
    },
  })
}
