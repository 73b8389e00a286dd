import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Availabilities, CheckoutNights } from '../src/contract/availability.ts'
import { BoxDetail, BoxList } from '../src/contract/boxes.ts'
import { Eligibility } from '../src/contract/eligibility.ts'
import { FacetsResponse } from '../src/contract/facets.ts'
import { GeoSuggestions } from '../src/contract/geo.ts'
import { ActivityImages, ShippingCosts, SubElements } from '../src/contract/gifts.ts'
import { GiftCardContent } from '../src/contract/gift-card.ts'
import { Landing } from '../src/contract/landing.ts'
import { MapResponse, OffersResponse } from '../src/contract/offers.ts'
import { Quote } from '../src/contract/quote.ts'
import { ReviewList } from '../src/contract/reviews.ts'
import { DatedStay, ProductOffers, StayDetail } from '../src/contract/stay.ts'
import { WishedProducts } from '../src/contract/wished-products.ts'
import { locales, type Locale } from '../src/market/markets.ts'
import { originOfTests } from './testing/origin.ts'

const origin = await originOfTests(60)

const guests = 'adult=2&child=0&baby=0'
const stay = `checkin=2027-01-15&nights=2&night=2&${guests}&client=site&smartcapacity=true`

/** Every call (B7, S7) for catalogue, prices, gifts and payment, as the site makes it. */
const calls: readonly (readonly [string, v.GenericSchema, (locale: Locale) => string])[] = [
  ['results', OffersResponse, () => '/offers.json?theme=26&facilities=wifi&limit=5'],
  ['dated results', OffersResponse, () => `/offers.json?checkin=2027-01-15&nights=2&${guests}`],
  ['gifts', OffersResponse, () => '/offers.json?performGiftableSearch=true&giftNights=1&orderBy=svPriceAsc'],
  ['points', MapResponse, () => '/offers.json?performMapSearch=true'],
  ['facets', FacetsResponse, () => '/facets.json?withNames=true&withActivities=true&orderBy=priceQuality'],
  ['gifts facets', FacetsResponse, () => '/facets.json?performGiftableSearch=true&singleVoucherPriceMax=30000'],
  ['landing', Landing, () => '/landing.json?path='],
  ['stay', StayDetail, () => '/weekend/10011/detail.json?client=site&fetchPageModel=true'],
  ['dated stay', DatedStay, () => `/weekend/10011/detail.json?${stay}&fetchPageModel=false`],
  ['quote', Quote, () => `/weekend/10011/quote.json?${stay}`],
  ['real-time quote', Quote, () => `/weekend/10011/quote-realtime.json?${stay}`],
  [
    'checkout nights',
    CheckoutNights,
    () => `/weekend/10011/packageCheckoutNights.json?checkin=2027-01-15&length=14&multiOffer=true&${guests}`,
  ],
  ['availabilities', Availabilities, () => `/hotels/1001/availabilities.json?month=2027-01&length=12&weekend=10011&${guests}`],
  ['offers of a product', ProductOffers, () => `/product/10011/offers?checkin=2027-01-15&nights=2&${guests}`],
  ['products of a wishlist', WishedProducts, () => '/products.json?products=STAY:10011,ACTIVITY:700001&checkin=2027-01-15&nights=2'],
  ['reviews', ReviewList, () => '/hotel/1001/reviews.json?client=msite&withOtherLanguageFallback=true'],
  ['suggestions', GeoSuggestions, () => '/autocomplete-geonames.json?term=par&maxResults=30'],
  [
    'places to start from',
    GeoSuggestions,
    (locale) => `/recommendedAutocomplete.json?q=&catalogSourceType=place&catalogSourceCode=${locale}`,
  ],
  ['boxes', BoxList, () => '/boxes/search'],
  ['a box', BoxDetail, () => '/boxes/201PBOX/product-detail'],
  ['offers of a box', OffersResponse, () => '/boxes/201EBOX/offers?page=0'],
  ['points of a box', MapResponse, () => '/boxes/201EBOX/offers?performMapSearch=true'],
  ['pictures of a programme', ActivityImages, () => '/activities/101/images.json'],
  ['pictures of an activity', ActivityImages, () => '/activities/700001/images.json'],
  ['gift card', GiftCardContent, () => '/api/cms/giftCard'],
  ['sub-elements', SubElements, () => '/sub-elements/available-custom-sub-elements'],
  ['shipping', ShippingCosts, (locale) => `/single-voucher/shipping-costs?pos=${locale.toLowerCase()}`],
  [
    'eligibility',
    Eligibility,
    (locale) =>
      `/purchase/alma/eligibility?amount=40000&cancellationPolicyType=flexible&cancellableUntil=2027-01-10&checkinDate=2027-01-15&pointOfSale=${locale.toLowerCase()}`,
  ],
]

// @rule S3.16 S7.26 B7.1 B7.2 B3.2 B7.4 B7.5 S7.37
test.each(calls)('%s: the contract in every locale', async (_, schema, path) => {
  for (const locale of locales) {
    const url = path(locale)
    const { status, json } = await origin.get(`${url}${url.includes('?') ? '&' : '?'}locale=${locale}`)
    expect({ url, locale, status }).toEqual({ url, locale, status: 200 })
    const parsed = v.safeParse(schema, json)
    expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
  }
})
