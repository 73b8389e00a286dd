import { href } from '../../../src/market/site.ts'
import type { PageLoader } from '../../index.ts'

/** A hotel's address leads to its offers: the search, for this hotel. */
export const hotel: PageLoader = async ({ site }, params) => {
  const id = params['hotelId'] ?? ''
  const location = href(site, 'stays', /^[1-9]\d{0,8}$/.test(id) ? { query: { hotel: id } } : {})
  throw new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=0, s-maxage=300', 'cache-tag': 'hotel' } })
}
