import { stay, type Statuses } from './pages.ts'

/** Call of an island, with its outcome for each effect of a fault. Posted with `request`. */
export interface CallUnderTest {
  readonly path: string
  readonly request?: object
  readonly status: Statuses
}

const sent = 'locale=fr_FR&checkin=2027-04-13&nights=1&adult=2&child=0&baby=0'
const activities = {
  locale: 'fr_FR',
  page: 0,
  numberOfPackagesPerHotel: 1,
  filters: {
    property: { location: {} },
    offer: { categories: { themeIds: [] }, familyComposition: { adults: 2, children: 0, babies: 0 }, price: {} },
  },
  sorting: { orderBy: 'priceQuality' },
}

const seen = {
  client_id: 'a-browser',
  session_id: '1805000000000',
  events: [{ name: 'select_item', at: 1_805_000_000_000, params: { stay: Number(stay), index: 0 } }],
}

const unknown: Statuses = { late: 200, silent: 503, missing: 404, unreadable: 502 }
const statuses: Statuses = { late: 200, silent: 200, missing: 200, unreadable: 200 }

export const calls: readonly CallUnderTest[] = [
  { path: '/api/offers.json?locale=fr_FR&limit=3', status: unknown },
  { path: '/api/facets.json?locale=fr_FR', status: unknown },
  { path: '/api/counts.json?locale=fr_FR', request: { searches: ['stars=4'] }, status: unknown },
  { path: `/api/weekend/${stay}/quote.json?${sent}`, status: unknown },
  { path: `/api/weekend/${stay}/quote-realtime.json?${sent}&offerId=${stay}010`, status: unknown },
  { path: `/api/weekend/${stay}/detail.json?${sent}`, status: unknown },
  { path: `/api/weekend/${stay}/packageCheckoutNights.json?locale=fr_FR&checkin=2027-04-13`, status: unknown },
  { path: `/api/product/${stay}/offers?locale=fr_FR`, status: unknown },
  { path: `/api/product/${stay}/offers?${sent}&multiOffer=true`, status: unknown },
  { path: `/api/products.json?${sent}&products=STAY:${stay}`, status: unknown },
  {
    path: '/api/purchase/eligibility?locale=fr_FR&amount=50000&cancellationPolicyType=free&checkinDate=2027-04-13',
    status: unknown,
  },
  { path: '/api/hotels/1057/availabilities.json?locale=fr_FR&month=2027-04', status: unknown },
  { path: '/api/hotels/1057/year-prices.json?locale=fr_FR', status: unknown },
  { path: '/api/hotel/1057/reviews.json?locale=fr_FR', status: unknown },
  { path: '/api/autocomplete-geonames.json?locale=fr_FR&term=lyon', status: unknown },
  { path: '/api/recommendedAutocomplete.json?locale=fr_FR', status: unknown },
  { path: '/api/single-voucher/shipping-costs?locale=fr_FR', status: unknown },
  { path: '/api/sub-elements/available-custom-sub-elements?locale=fr_FR', status: unknown },
  { path: `/api/weekend/${stay}/detail.json?locale=fr_FR`, status: statuses },
  { path: '/api/hotel/1057/detail.json?locale=fr_FR', status: statuses },
  { path: '/api/activity-only/weekend/700001/detail.json?locale=fr_FR', status: statuses },
  { path: '/api/search/activity-only.json?locale=fr_FR', request: activities, status: unknown },
  { path: '/api/activities/700001/images.json?locale=fr_FR', status: unknown },
  { path: '/api/cms/homepage?locale=fr_FR', status: statuses },
  { path: '/api/boxes/201EBOX/offers?locale=fr_FR&page=1', status: unknown },
  { path: '/api/boxes/201EBOX/offers?locale=fr_FR&performMapSearch=true', status: unknown },
  { path: '/api/boxes/search?locale=fr_FR', status: statuses },
  // Nobody waits for the delivery of events.
  { path: '/api/analytics/ga/collect/fr_fr', request: seen, status: statuses },
]
