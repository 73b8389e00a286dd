import { describe, expect, it } from 'vitest'
import type { UpstreamClient } from './client.ts'
import { upstreamCalls } from './calls.ts'

/** Returns the path and query of each call, and the keys of those that make something. */
function sentRequests(locale: 'fr_FR' | 'es_ES' | 'nl_NL' = 'fr_FR', minisite?: number) {
  const sent: [string, Record<string, unknown>][] = []
  const keys: (string | undefined)[] = []
  const client: UpstreamClient = {
    request: ({ base, path, query, body, idempotencyKey }) => {
      keys.push(idempotencyKey)
      const input = Object.fromEntries(Object.entries(query ?? body ?? {}).filter(([, value]) => value !== undefined))
      sent.push([[base, ...path].join('/'), input])
      return Promise.resolve({ kind: 'unavailable' })
    },
    file: () => Promise.resolve({ kind: 'unavailable' }),
    submit: () => Promise.resolve({ kind: 'unavailable' }),
  }
  const calls = upstreamCalls(
    client,
    { api: 'api', gateway: 'gateway', cms: 'cms', pictures: 'pictures', analytics: 'pictures' },
    locale,
    minisite,
  )
  return { calls, sent, keys }
}

describe('upstream requests', () => {
  // @rule S7.4
  it('facets: by value for money, with names, of every property', () => {
    const { calls, sent } = sentRequests()
    void calls.facets({ stars: ['4'] })
    const properties = 'price,score,facility,stars,style,type,environment,tag'
    const [[path, { propertiesRequested, ...query }] = ['', {}]] = sent
    expect([path, query]).toEqual(['api/facets.json', { locale: 'fr_FR', orderBy: 'priceQuality', withNames: true, stars: ['4'] }])
    expect(String(propertiesRequested).split(',').toSorted()).toEqual(properties.split(',').toSorted())
  })

  // @rule S7.29
  it('gifts: a giftable search, bounded by the price of the voucher', () => {
    const { calls, sent } = sentRequests()
    void calls.offers({ flow: 'gifting', priceMin: 5000, priceMax: 9000 })
    void calls.offers({ flow: 'booking', priceMin: 5000 })
    expect(sent).toEqual([
      ['api/offers.json', { locale: 'fr_FR', performGiftableSearch: true, singleVoucherPriceMin: 5000, singleVoucherPriceMax: 9000 }],
      ['api/offers.json', { locale: 'fr_FR', flow: 'booking', priceMin: 5000 }],
    ])
  })

  it('a search: its typed parameters, without those of no value', () => {
    const { calls, sent } = sentRequests()
    void calls.offers({ stars: ['4', '5'], limit: 6, page: undefined })
    expect(sent[0]?.[1]).toEqual({ locale: 'fr_FR', stars: ['4', '5'], limit: 6 })
    // @ts-expect-error -- a misspelt name does not compile.
    void calls.offers({ hotelStars: 5 })
  })

  // @rule S7.15
  it('the map: all results as points, by a request body', () => {
    const { calls, sent } = sentRequests('fr_FR', 360)
    const request = { locale: 'nl_NL', filters: {}, performMapSearch: false, performGiftableSearch: true }
    void calls.mapOffers(request)
    expect(sent).toEqual([
      ['api/offers.json', { locale: 'fr_FR', minisite: 360, filters: {}, performMapSearch: true, performGiftableSearch: true }],
    ])
  })

  // @rule B7.7
  it('a hotel’s stays: the same request, with cards as response', () => {
    const { calls, sent } = sentRequests('fr_FR', 360)
    const request = { locale: 'nl_NL', orderBy: 'priceAsc', performMapSearch: false, performGiftableSearch: false }
    void calls.packages(request)
    const body = { locale: 'fr_FR', minisite: 360, orderBy: 'priceAsc', performMapSearch: false, performGiftableSearch: false }
    expect(sent).toEqual([['api/offers.json', body]])
  })

  // @rule S7.30
  it('a stay: with its page’s model, for a partner’s visitors too', () => {
    const { calls, sent } = sentRequests('fr_FR', 360)
    void calls.stayDetail({ id: 7 })
    expect(sent).toEqual([['api/weekend/7/detail.json', { locale: 'fr_FR', client: 'site', minisite: 360, fetchPageModel: true }]])
  })

  // @rule S7.20
  it('reviews: falling back to other languages', () => {
    const { calls, sent } = sentRequests()
    void calls.reviews({ hotelId: 5, page: 1, sort: 'SCORE_ASC' })
    expect(sent).toEqual([
      ['api/hotel/5/reviews.json', { locale: 'fr_FR', client: 'msite', withOtherLanguageFallback: true, page: 1, sort: 'SCORE_ASC' }],
    ])
  })

  // @rule S7.11
  it('places: thirty at most; recommended ones by the market', () => {
    const { calls, sent } = sentRequests('es_ES')
    void calls.autocomplete({ term: 'gir' })
    void calls.recommended({ q: '' })
    expect(sent).toEqual([
      ['api/autocomplete-geonames.json', { locale: 'es_ES', term: 'gir', maxResults: 30 }],
      ['api/recommendedAutocomplete.json', { locale: 'es_ES', q: '', catalogSourceType: 'place', catalogSourceCode: 'es_ES' }],
    ])
  })

  // @rule S7.31
  it('the calendar: nights with every offer, months and the year of a hotel', () => {
    const { calls, sent } = sentRequests()
    void calls.checkoutNights({ id: 7, checkin: '2027-04-02', length: 14, adult: 2, child: 0, baby: 0 })
    void calls.availabilities({ hotelId: 5, month: '2027-04', length: 2 })
    void calls.yearPrices({ hotelId: 5, weekend: 7, adult: 3 })
    expect(sent).toEqual([
      [
        'api/weekend/7/packageCheckoutNights.json',
        { locale: 'fr_FR', checkin: '2027-04-02', adult: 2, child: 0, baby: 0, length: 14, multiOffer: true, client: 'site' },
      ],
      ['api/hotels/5/availabilities.json', { locale: 'fr_FR', month: '2027-04', length: 2 }],
      ['api/hotels/5/year-prices.json', { locale: 'fr_FR', weekend: 7, adult: 3 }],
    ])
  })

  // @rule B7.11
  it('an order of a gift: once for its key, for a partner’s visitors too', () => {
    const { calls, sent, keys } = sentRequests('nl_NL', 360)
    const request = {
      gift: { type: 'GIFTCARD' as const, amount: 5000 },
      delivery: { format: 'digital' as const, message: { fromName: '', message: '' } },
      buyer: { email: 'noor@example.test' },
      payment: { method: 'full' as const, fee: 0, parts: [{ date: '2026-11-21', amount: 5000 }] },
      amount: 5000,
    }
    void calls.createGiftOrder(request, 'press-1')
    void calls.giftOrder({ reference: '91234567' })
    expect(sent).toEqual([
      ['gateway/gift-orders', { ...request, locale: 'nl_NL', minisite: 360 }],
      ['gateway/gift-orders/91234567', {}],
    ])
    expect(keys).toEqual(['press-1', undefined])
  })

  // @rule B2.31
  it('reports: what was not found, or an error', () => {
    const { calls, sent } = sentRequests()
    void calls.report({ uri: '/fr/nowhere' })
    expect(sent).toEqual([['api/error', { locale: 'fr_FR', uri: '/fr/nowhere' }]])
  })
})
