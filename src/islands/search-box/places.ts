import type { GeoSuggestion, GeoSuggestions } from '../../contract/geo.ts'
import type { OffersAnswer } from '../../contract/offers.ts'
import type { DestinationRef } from '../../domain/criteria/search-criteria.ts'
import { getJson, withKeys } from '../api.ts'

// This is the first island of most pages: answers that never change need no query library, only to be kept.
const suggestions = new Map<string, Promise<readonly GeoSuggestion[]>>()
const labels = new Map<string, Promise<string> | string>()

/** Milliseconds of rest in typing before places are asked for (specification of search, section 9, "Debounce"). */
export const typingPause = 500

const maxResults = 30
const isSuggestions = withKeys<GeoSuggestions>('suggestions')

/** Places for a text, or the recommended ones for none. Throws ApiFailure. Answers are kept for the page's life, failures are not. */
export function suggest(text: string, locale: string): Promise<readonly GeoSuggestion[]> {
  const term = text.trim()
  const known = suggestions.get(term)
  if (known) return known
  const asked = (
    term === ''
      ? getJson('recommendedAutocomplete.json', { locale, q: '' }, isSuggestions)
      : getJson('autocomplete-geonames.json', { locale, term, maxResults }, isSuggestions)
  ).then((answer) => answer.suggestions)
  suggestions.set(term, asked)
  asked.catch(() => suggestions.delete(term))
  return asked
}

const isNamed = withKeys<Pick<OffersAnswer, 'searchDetails'>>('searchDetails')
const keyOf = ({ kind, id }: DestinationRef) => `${kind}${id}`

/** The name of a place that the visitor chose, or that was asked for before. */
export function knownLabel(place: DestinationRef): string | undefined {
  const label = labels.get(keyOf(place))
  return typeof label === 'string' ? label : undefined
}

/** Remembers the name of a place that the visitor chose, for when only its id is in the hash. */
export function rememberLabel(place: DestinationRef, label: string): void {
  labels.set(keyOf(place), label)
}

/** The name of a place of which only the id is known (a shared link). Empty when it cannot be had: the results say what was searched. */
export function askLabel(place: DestinationRef, locale: string): Promise<string> {
  const known = labels.get(keyOf(place))
  if (known !== undefined) return Promise.resolve(known)
  const asked = getJson('offers.json', { locale, [place.kind]: place.id, limit: 1 }, isNamed).then(
    ({ searchDetails }) => searchDetails.destination ?? '',
    () => '',
  )
  labels.set(keyOf(place), asked)
  void asked.then((label) => labels.set(keyOf(place), label))
  return asked
}
