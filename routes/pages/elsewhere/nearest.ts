import type { Screen } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageLoader } from '../../page.ts'

/** Redirects (302) to another screen. */
export function nearest(screen: Screen): PageLoader {
  return async ({ site }) => {
    const headers = {
      location: href(site, screen),
      'cache-control': 'public, max-age=0, s-maxage=300',
      'cache-tag': 'elsewhere',
      'x-robots-tag': 'noindex, follow',
    }
    throw new Response(null, { status: 302, headers })
  }
}
