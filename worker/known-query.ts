/** Query keys a page may depend on; the rest is not part of a page's identity and never reaches it. */
const known = new Set([
  'flow', 'page', 'from', 'q', 'ref',
  'theme', 'city', 'country', 'department', 'hotel', 'poi', 'searesort', 'skiresort', 'region', 'touristicregion',
  'a', 'c', 'b', 's', 'lat', 'lng', 'distanceMin', 'distanceMax', 'priceMin', 'priceMax', 'checkin', 'checkout', 'hotelScore',
  'minHotelReviewScore', 'facilities', 'petsAllowed', 'tags', 'stars', 'hotelStyles', 'hotelEnvironments', 'hotelTypes', 'sort',
  'giftNights', 'giftFormat', 'giftAdults', 'giftAdult', 'sleeves', 'bucket', 'upsell', 'offerId', 'nights',
  'product', 'price', 'payment', 'code', 'id', 'customType', 'failed', 'budgetMin', 'budgetMax',
])

/** The same query with known keys only, in one order: equal pages have equal cache keys. Repeated keys are joined with commas (checkboxes of a form). */
export function knownQuery(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const key of [...new Set(search.keys())].filter((name) => known.has(name)).sort()) {
    const value = search.getAll(key).filter(Boolean).join(',')
    if (value) kept.set(key, value)
  }
  return kept
}
