import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Availabilities, CheckoutNights } from '../src/contract/availability.ts'
import { BoxDetail, BoxList } from '../src/contract/boxes.ts'
import { Eligibility } from '../src/contract/eligibility.ts'
import { FacetsAnswer } from '../src/contract/facets.ts'
import { GeoSuggestions } from '../src/contract/geo.ts'
import { ActivityImages, ShippingCosts, SubElements } from '../src/contract/gifts.ts'
import { Landing } from '../src/contract/landing.ts'
import { MapAnswer, OffersAnswer } from '../src/contract/offers.ts'
import { Quote } from '../src/contract/quote.ts'
import { ReviewList } from '../src/contract/reviews.ts'
import { DatedStay, ProductOffers, StayDetail } from '../src/contract/stay.ts'
import { locales, type Locale } from '../src/market/markets.ts'
import { originOfTests } from './testing/origin.ts'

const origin = originOfTests(60)

const party = 'adult=2&child=0&baby=0'
const stay = `checkin=2027-01-15&nights=2&night=2&${party}&client=site&smartcapacity=true`

/** Every call of section 7 that the site makes of catalogue, prices, gifts and payment, as it makes it. */
const calls: readonly (readonly [string, v.GenericSchema, (locale: Locale) => string])[] = [
  ['results', OffersAnswer, () => '/offers.json?theme=26&facilities=wifi&limit=5'],
  ['dated results', OffersAnswer, () => `/offers.json?checkin=2027-01-15&nights=2&${party}`],
  ['gifts', OffersAnswer, () => '/offers.json?performGiftableSearch=true&giftNights=1&orderBy=svPriceAsc'],
  ['points', MapAnswer, () => '/offers.json?performMapSearch=true'],
  ['facets', FacetsAnswer, () => '/facets.json?withNames=true&withActivities=true&orderBy=priceQuality'],
  ['gifts facets', FacetsAnswer, () => '/facets.json?performGiftableSearch=true&singleVoucherPriceMax=30000'],
  ['landing', Landing, () => '/landing.json?path='],
  ['stay', StayDetail, () => '/weekend/10011/detail.json?client=site&fetchPageModel=true'],
  ['dated stay', DatedStay, () => `/weekend/10011/detail.json?${stay}&fetchPageModel=false`],
  ['quote', Quote, () => `/weekend/10011/quote.json?${stay}`],
  ['real-time quote', Quote, () => `/weekend/10011/quote-realtime.json?${stay}`],
  [
    'checkout nights',
    CheckoutNights,
    () => `/weekend/10011/packageCheckoutNights.json?checkin=2027-01-15&length=14&multiOffer=true&${party}`,
  ],
  ['availabilities', Availabilities, () => `/hotels/1001/availabilities.json?month=2027-01&length=12&weekend=10011&${party}`],
  ['offers of a product', ProductOffers, () => `/product/10011/offers?checkin=2027-01-15&nights=2&${party}`],
  ['reviews', ReviewList, () => '/hotel/1001/reviews.json?client=msite&withOtherLanguageFallback=true'],
  ['suggestions', GeoSuggestions, () => '/autocomplete-geonames.json?term=par&maxResults=30'],
  [
    'places to start from',
    GeoSuggestions,
    (locale) => `/recommendedAutocomplete.json?q=&catalogSourceType=place&catalogSourceCode=${locale}`,
  ],
  ['boxes', BoxList, () => '/boxes/search'],
  ['a box', BoxDetail, () => '/boxes/201PBOX/product-detail'],
  ['offers of a box', OffersAnswer, () => '/boxes/201EBOX/offers?page=0'],
  ['points of a box', MapAnswer, () => '/boxes/201EBOX/offers?performMapSearch=true'],
  ['pictures of a programme', ActivityImages, () => '/activities/101/images.json'],
  ['pictures of an activity', ActivityImages, () => '/activities/700001/images.json'],
  ['sub-elements', SubElements, () => '/sub-elements/available-custom-sub-elements'],
  ['shipping', ShippingCosts, (locale) => `/single-voucher/shipping-costs?pos=${locale.toLowerCase()}`],
  [
    'eligibility',
    Eligibility,
    (locale) =>
      `/purchase/alma/eligibility?amount=40000&cancellationPolicyType=flexible&cancellableUntil=2027-01-10&checkinDate=2027-01-15&pointOfSale=${locale.toLowerCase()}`,
  ],
]

test.each(calls)('%s: the contract in every locale', async (_, schema, path) => {
  for (const locale of locales) {
    const asked = path(locale)
    const { status, json } = await origin.get(`${asked}${asked.includes('?') ? '&' : '?'}locale=${locale}`)
    expect({ asked, locale, status }).toEqual({ asked, locale, status: 200 })
    const parsed = v.safeParse(schema, json)
    expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
  }
})
