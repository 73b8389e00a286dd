import type { HotelDetail } from '../../src/contract/hotel.ts'
import { absoluteUrl } from '../../src/market/public-address.ts'
import type { PageContext } from '../context.ts'

export interface Crumb {
  readonly label: string
  /** Path with the market's base. */
  readonly href: string
}

/** schema.org BreadcrumbList of the page's breadcrumb. */
export function breadcrumbList({ origin }: PageContext, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absoluteUrl(href, origin),
    })),
  }
}

/** schema.org Hotel with what the page shows. */
export function hotelThing({ origin }: PageContext, hotel: HotelDetail, page: string): object {
  const { location, review, stars } = hotel
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.label,
    url: absoluteUrl(page, origin),
    ...(hotel.images[0] && { image: absoluteUrl(hotel.images[0].url, origin) }),
    address: {
      '@type': 'PostalAddress',
      ...(location.address && { streetAddress: location.address }),
      ...(location.zipCode && { postalCode: location.zipCode }),
      ...(location.city && { addressLocality: location.city }),
      ...(location.country && { addressCountry: location.country }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    ...(stars > 0 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    ...(review &&
      review.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: review.average, bestRating: 10, reviewCount: review.count },
      }),
  }
}
