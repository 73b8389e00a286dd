import { destinationKinds } from '../../../src/contract/geo.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'

/** What says where: the name takes its place. */
const placeKeys = new Set<string>(['q', 'lat', 'lng', 'distanceMin', 'distanceMax', ...destinationKinds])

/** The search a name was asked of. */
export interface NamedSearch {
  /** Stays have pages of their places; activities are searched by the place's key. */
  readonly screen: 'stays' | 'activities'
  /** Segments after the screen's route. */
  readonly steps?: readonly string[]
  /** The name of the page's own place. */
  readonly own?: string | undefined
}

/**
 * A form without scripts sends the place as its name (`q`): when it is not this page's, the visitor is sent to the first place of that
 * name, with the rest of the search. A name that means nothing is left out.
 */
export async function followPlaceName({ upstream, site, url }: PageContext, { screen, steps = [], own }: NamedSearch): Promise<void> {
  const name = url.searchParams.get('q')
  if (!name) return
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => !placeKeys.has(key)))
  const answer = name === own ? undefined : await upstream.autocomplete(name.slice(0, 80))
  const [place] = answer?.kind === 'ok' ? answer.value.suggestions : []
  const hasPage = screen === 'stays' && place?.uri
  const [path, asked] = !place ? [steps, query] : hasPage ? [hasPage.split('/'), query] : [[], { ...query, [place.kind]: place.value }]
  const headers = { location: href(site, screen, { path, query: asked }), 'cache-control': 'private, no-cache', 'cache-tag': 'search' }
  throw new Response(null, { status: 302, headers })
}
