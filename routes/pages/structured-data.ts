import { msg } from '@lingui/core/macro'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import type { OfferCard } from '../../src/contract/offers.ts'
import { brand } from '../../src/market/brand.ts'
import { absoluteUrl } from '../../src/market/public-address.ts'
import { formatOfferedPrice } from '../../src/ui/format/price.ts'
import { contentHref } from '../../src/ui/link/content-href.ts'
import { hotelHref } from '../../src/ui/link/product-href.ts'
import type { PageContext } from '../context.ts'
import { canonicalHref } from './canonical.ts'

const context = 'https://schema.org'

export interface LinkedCrumb {
  readonly label: string
  readonly href: string
}

export function breadcrumbList({ origin }: PageContext, crumbs: readonly LinkedCrumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absoluteUrl(withoutQuery(href), origin),
    })),
  }
}

const withoutQuery = (address: string): string => address.split('?')[0] ?? address

/** Identifies the hotel in every market. The hotel's own page describes it. */
const hotelIdOf = (page: PageContext, id: number): string =>
  `${absoluteUrl(canonicalHref(page, 'hotel', { path: [id] }), page.origin)}#hotel`

/** `from` is its lowest price in cents. */
export function hotelThing(page: PageContext, hotel: HotelDetail, from: number | undefined): object {
  const { location, review, stars, checkInOut } = hotel
  const { origin } = page
  const address = absoluteUrl(canonicalHref(page, 'hotel', { path: [hotel.id] }), origin)
  const price = from === undefined ? undefined : formatOfferedPrice(from, page.view)
  return {
    '@context': context,
    '@type': 'Hotel',
    '@id': hotelIdOf(page, hotel.id),
    name: hotel.label,
    url: address,
    ...(hotel.description && { description: hotel.description }),
    ...(hotel.images.length > 0 && { image: hotel.images.slice(0, 3).map(({ url }) => absoluteUrl(url, origin)) }),
    ...(hotel.telephone && { telephone: hotel.telephone }),
    ...(price && { priceRange: page.i18n._(msg`from ${price}`) }),
    ...(from !== undefined && { makesOffer: offerThing(page, address, from) }),
    address: {
      '@type': 'PostalAddress',
      ...(location.address && { streetAddress: location.address }),
      ...(location.zipCode && { postalCode: location.zipCode }),
      ...(location.city && { addressLocality: location.city }),
      ...(location.region && { addressRegion: location.region }),
      ...((location.countryCode ?? location.country) && { addressCountry: location.countryCode ?? location.country }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    ...(stars > 0 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    ...(isTime(checkInOut.checkin) && { checkinTime: checkInOut.checkin }),
    ...(isTime(checkInOut.checkout) && { checkoutTime: checkInOut.checkout }),
    petsAllowed: hotel.policy.petsAllowed,
    ...(hotel.facilities.length > 0 && {
      amenityFeature: hotel.facilities.map(({ label: name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    }),
    ...(review &&
      review.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: review.average, bestRating: 10, reviewCount: review.count },
      }),
  }
}

const isTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)

function offerThing({ site }: PageContext, url: string, cents: number): object {
  const { currency } = site.market
  return { '@type': 'Offer', url, price: (cents / 100).toFixed(2), priceCurrency: currency, availability: `${context}/InStock` }
}

export interface SoldProduct {
  readonly name: string
  readonly description: string
  readonly path: string
  readonly image: string | undefined
  /** In cents, as the page shows it. */
  readonly price: number | undefined
  readonly hotel?: { readonly id: number; readonly label: string }
}

export function productThing(page: PageContext, { name, description, path, image, price, hotel }: SoldProduct): object {
  const url = absoluteUrl(path, page.origin)
  const by = hotel && { offeredBy: { '@type': 'Hotel', '@id': hotelIdOf(page, hotel.id), name: hotel.label } }
  return {
    '@context': context,
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    url,
    ...(image && { image: absoluteUrl(image, page.origin) }),
    ...(price !== undefined && { offers: { ...offerThing(page, url, price), ...by } }),
  }
}

/** A longer list would make the page too heavy. */
const listed = 6

/** `first` is the number of results before the first offer. The links are those of the cards, which in the hotel flow lead to hotels. */
export function resultList({ origin, site, view }: PageContext, offers: readonly OfferCard[], first: number): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: offers.slice(0, listed).map(({ uri, hotel }, at) => ({
      '@type': 'ListItem',
      position: first + at + 1,
      url: absoluteUrl(view.hotels ? hotelHref(view, hotel) : contentHref(site, uri), origin),
    })),
  }
}

export function siteThings(page: PageContext): object[] {
  const url = absoluteUrl(canonicalHref(page, 'home'), page.origin)
  const publisher = `${page.origin}/#organization`
  return [
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: brand,
      url,
      inLanguage: page.site.market.tag,
      publisher: { '@id': publisher },
    },
    {
      '@context': context,
      '@type': 'Organization',
      '@id': publisher,
      name: brand,
      url: `${page.origin}/`,
      logo: `${page.origin}/icon.svg`,
    },
  ]
}
