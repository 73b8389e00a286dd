import { keysOf } from '../../../src/domain/address/fields.ts'
import { writeParameters } from '../../../src/domain/address/parameters.ts'
import { filterFields, searchFields } from '../../../src/domain/search/fields.ts'
import { withQuery } from '../../../src/market/query-order.ts'
import { pathOf } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'

const { destination, point } = searchFields
/** Keys that locate a search; dropped when `q` is resolved. */
const placeKeys = new Set(['q', ...keysOf({ destination, point, distance: filterFields.distance })])

export interface NamedSearch {
  /** Only stays have pages of places; activities use the place's key. */
  readonly screen: 'stays' | 'activities'
  /** After the screen's route. */
  readonly steps?: readonly string[]
  readonly own?: string | undefined
}

/** Redirects a form without scripts to the first place named `q`; drops an unknown name. */
export async function followPlaceName({ upstream, site, url }: PageContext, { screen, steps = [], own }: NamedSearch): Promise<void> {
  const name = url.searchParams.get('q')
  if (!name) return
  // Without a path of its own, the page's place is in its query.
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
