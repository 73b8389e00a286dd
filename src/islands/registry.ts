import type { IslandModule } from '../hydration/browser/element.ts'

/** Each import is a chunk of its own. */
export const registry = {
  account: () => import('./account/Account.tsx'),
  agent: () => import('./agent/AgentPanel.tsx'),
  'activity-box': () => import('./activity-box/ActivityBox.tsx'),
  'activity-results': () => import('./activity-results/ActivityResults.tsx'),
  booking: () => import('./booking/Booking.tsx'),
  burger: () => import('./burger/Burger.tsx'),
  countdown: () => import('./countdown/Countdown.tsx'),
  extras: () => import('./extras/Extras.tsx'),
  film: () => import('./film/Film.tsx'),
  filters: () => import('./filters/Filters.tsx'),
  gallery: () => import('./gallery/Gallery.tsx'),
  gift: () => import('./gift/Gift.tsx'),
  'hotel-map': () => import('./hotel-map/HotelMap.tsx'),
  'missed-offers': () => import('./missed-offers/MissedOffers.tsx'),
  map: () => import('./map/ResultsMap.tsx'),
  'recently-viewed': () => import('./recently-viewed/RecentlyViewed.tsx'),
  results: () => import('./results/Results.tsx'),
  hotel: () => import('./hotel/HotelPanel.tsx'),
  'hotel-offers': () => import('./hotel-offers/HotelOffers.tsx'),
  reviews: () => import('./reviews/Reviews.tsx'),
  'search-box': () => import('./search-box/SearchBox.tsx'),
  sort: () => import('./sort/Sort.tsx'),
} satisfies Record<string, IslandModule>
