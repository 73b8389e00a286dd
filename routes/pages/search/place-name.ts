import { keysOf } from '../../../src/domain/address/fields.ts'
import { writeParameters } from '../../../src/domain/address/parameters.ts'
import { filterFields, searchFields } from '../../../src/domain/search/fields.ts'
import { withQuery } from '../../../src/market/query-order.ts'
import { pathOf } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'

const { destination, point } = searchFields
/** The keys that locate a search. They are dropped when `q` is resolved. */
const placeKeys = new Set(['q', ...keysOf({ destination, point, distance: filterFields.distance })])

export interface NamedSearch {
  /** Only stays have pages of places. Activities name the place in the query. */
  readonly screen: 'stays' | 'activities'
  /** What follows the screen's segment in the path. */
  readonly steps?: readonly string[]
  readonly own?: string | undefined
}

/** Redirects a form without scripts to the first place with the name `q`. An unknown name is dropped. */
export async function followPlaceName({ upstream, site, url }: PageContext, { screen, steps = [], own }: NamedSearch): Promise<void> {
  const name = url.searchParams.get('q')
  if (!name) return
  // A page without a path of its own has its place in the query.
  const dropped = name === own && steps.length === 0 ? new Set(['q']) : placeKeys
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => !dropped.has(key)))
  const response = name === own ? undefined : await upstream.autocomplete({ term: name.slice(0, 80) })
  const [place] = response?.kind === 'ok' ? response.value.suggestions : []
  const hasPage = screen === 'stays' && place?.uri
  const [path, ownQuery] = !place ? [steps, query] : hasPage ? [hasPage.split('/'), query] : [[], { ...query, [place.kind]: place.value }]
  const found = writeParameters(Object.entries(ownQuery))
  const headers = {
    location: withQuery(pathOf(site, screen, path), found),
    'cache-control': 'private, no-cache',
    'cache-tag': 'search',
  }
  throw new Response(null, { status: 302, headers })
}
