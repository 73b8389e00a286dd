import type { Screen } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageLoader } from '../../index.ts'

/** An address of the public interface that has no screen of its own yet leads to the nearest one, for now (302). */
export function nearest(screen: Screen): PageLoader {
  return async ({ site }) => {
    const headers = { location: href(site, screen), 'cache-control': 'public, max-age=0, s-maxage=300', 'cache-tag': 'elsewhere' }
    throw new Response(null, { status: 302, headers })
  }
}
