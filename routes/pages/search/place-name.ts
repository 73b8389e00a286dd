import { keysOf } from '../../../src/domain/address/fields.ts'
import { writeParameters } from '../../../src/domain/address/parameters.ts'
import { cleanText } from '../../../src/domain/field/field-error.ts'
import { filterFields, searchFields } from '../../../src/domain/search/fields.ts'
import { namedPlace, themesNamed } from '../../../src/domain/search/named-place.ts'
import { withQuery } from '../../../src/market/query-order.ts'
import { pathOf } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { searchBoxContent } from '../search-box-content.ts'

const { destination, point } = searchFields
/** The keys that locate a search. They are dropped when `q` is resolved. */
const placeKeys = new Set(['q', ...keysOf({ destination, point, distance: filterFields.distance })])

export interface NamedSearch {
  /** Only stays have pages of places. Activities and the stays of a gift name the place in the query. */
  readonly screen: 'stays' | 'activities' | 'gift'
  /** Of the page, where it is not the screen's. */
  readonly path?: string
  /** What follows the screen's segment in the path. */
  readonly steps?: readonly string[]
  readonly own?: string | undefined
}

/** What was typed as a place and is none, or could not be looked up. The page says so. */
export interface UnknownPlace {
  readonly typed: string
  /** The place of the page, which was perhaps meant. */
  readonly place: string | undefined
  readonly isFailure: boolean
}

const longestName = 80

/**
 * Redirects a form without scripts to the place with the name `q`, else to the theme of that name; to a place that was perhaps meant with the
 * name, of which its page says that it is unknown.
 */
export async function followPlaceName(
  { upstream, content, site, url }: PageContext,
  search: NamedSearch,
): Promise<UnknownPlace | undefined> {
  const { screen, steps = [], own, path = pathOf(site, screen, []) } = search
  const name = cleanText(url.searchParams.get('q') ?? '').slice(0, longestName)
  if (!name) return undefined
  // A page without a path of its own has its place in the query.
  const dropped = name === own && steps.length === 0 ? new Set(['q']) : placeKeys
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => !dropped.has(key)))
  if (name === own) throw found(pathOf(site, screen, steps), query)
  const response = await upstream.autocomplete({ term: name })
  const unknown = { typed: name, place: own, isFailure: response.kind !== 'ok' }
  const place = response.kind === 'ok' ? namedPlace(response.value.suggestions, name) : undefined
  if (response.kind !== 'ok') return unknown
  if (screen === 'stays' && (!place || response.value.approximate)) {
    const [theme] = themesNamed((await searchBoxContent(content)).themes, name)
    if (theme) throw found(pathOf(site, screen, []), { ...query, theme: theme.id })
  }
  if (!place) return unknown
  const isOwn =
    screen === 'stays' && place.uri
      ? steps.join('/') === place.uri
      : Object.fromEntries(url.searchParams)[place.kind] === String(place.value)
  if (response.value.approximate && isOwn) return { ...unknown, place: place.label }
  const kept = response.value.approximate ? { ...query, q: name } : query
  const hasPage = screen === 'stays' && place.uri
  throw hasPage ? found(pathOf(site, screen, hasPage.split('/')), kept) : found(path, { ...kept, [place.kind]: place.value })
}

function found(path: string, query: Readonly<Record<string, string | number>>): Response {
  const headers = {
    location: withQuery(path, writeParameters(Object.entries(query))),
    'cache-control': 'private, no-cache',
    'cache-tag': 'search',
  }
  return new Response(null, { status: 302, headers })
}
