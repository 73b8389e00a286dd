import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { upstreamCalls } from './calls.ts'

const visitor = { signal: new AbortController().signal, waitUntil: () => {} }

/** What a call asks for: its path and the query that is sent. */
function asked(locale: 'fr_FR' | 'es_ES' = 'fr_FR', minisite?: number) {
  const sent: [string, Record<string, unknown>][] = []
  const client: Client = {
    ask: ({ base, path, query, body }) => {
      const given = Object.fromEntries(Object.entries(query ?? body ?? {}).filter(([, value]) => value !== undefined))
      sent.push([[base, ...path].join('/'), given])
      return Promise.resolve({ kind: 'unavailable', reason: 'broken' })
    },
  }
  const calls = upstreamCalls(client, { api: 'api', gateway: 'gateway' }, visitor, locale, minisite)
  return { calls, sent }
}

describe('what is asked upstream', () => {
  it('facets: by value for money, with names, of every property', () => {
    const { calls, sent } = asked()
    void calls.facets({ stars: '4' })
    const properties = 'price,score,facility,stars,style,type,environment,tag'
    const [[path, { propertiesRequested, ...query }] = ['', {}]] = sent
    expect([path, query]).toEqual(['api/facets.json', { locale: 'fr_FR', orderBy: 'priceQuality', withNames: true, stars: '4' }])
    expect(String(propertiesRequested).split(',').toSorted()).toEqual(properties.split(',').toSorted())
  })

  it('gifts: a giftable search, bounded by the price of the voucher', () => {
    const { calls, sent } = asked()
    void calls.offers({ flow: 'gifting', priceMin: '5000', priceMax: '9000' })
    void calls.offers({ flow: 'booking', priceMin: '5000' })
    expect(sent).toEqual([
      ['api/offers.json', { locale: 'fr_FR', performGiftableSearch: true, singleVoucherPriceMin: '5000', singleVoucherPriceMax: '9000' }],
      ['api/offers.json', { locale: 'fr_FR', flow: 'booking', priceMin: '5000' }],
    ])
  })

  it('the map: all results as points, by a question in the body', () => {
    const { calls, sent } = asked('fr_FR', 360)
    void calls.mapOffers({ locale: 'nl_NL', filters: {}, performMapSearch: false, performGiftableSearch: true })
    expect(sent).toEqual([
      ['api/offers.json', { locale: 'fr_FR', minisite: 360, filters: {}, performMapSearch: true, performGiftableSearch: true }],
    ])
  })

  it('a hotel’s packages: the same question, answered with cards', () => {
    const { calls, sent } = asked('fr_FR', 360)
    void calls.packages({ locale: 'nl_NL', orderBy: 'priceAsc', performMapSearch: false, performGiftableSearch: false })
    const body = { locale: 'fr_FR', minisite: 360, orderBy: 'priceAsc', performMapSearch: false, performGiftableSearch: false }
    expect(sent).toEqual([['api/offers.json', body]])
  })

  it('a stay: with its page’s model, for a partner’s visitors too', () => {
    const { calls, sent } = asked('fr_FR', 360)
    void calls.stayDetail(7)
    expect(sent).toEqual([['api/weekend/7/detail.json', { locale: 'fr_FR', client: 'site', minisite: 360, fetchPageModel: true }]])
  })

  it('reviews: falling back to other languages', () => {
    const { calls, sent } = asked()
    void calls.reviews(5, { page: 1, sort: 'SCORE_ASC' })
    expect(sent).toEqual([
      ['api/hotel/5/reviews.json', { locale: 'fr_FR', client: 'msite', withOtherLanguageFallback: true, page: 1, sort: 'SCORE_ASC' }],
    ])
  })

  it('places: thirty at most; recommended ones by the market', () => {
    const { calls, sent } = asked('es_ES')
    void calls.autocomplete('gir')
    void calls.recommended('')
    expect(sent).toEqual([
      ['api/autocomplete-geonames.json', { locale: 'es_ES', term: 'gir', maxResults: 30 }],
      ['api/recommendedAutocomplete.json', { locale: 'es_ES', q: '', catalogSourceType: 'place', catalogSourceCode: 'es_ES' }],
    ])
  })

  it('the calendar: nights with every offer, months of a hotel', () => {
    const { calls, sent } = asked()
    void calls.checkoutNights(7, { checkin: '2027-04-02', adult: 2, child: 0, baby: 0 })
    void calls.availabilities(5, { month: '2027-04', length: 2 })
    expect(sent).toEqual([
      [
        'api/weekend/7/packageCheckoutNights.json',
        { locale: 'fr_FR', checkin: '2027-04-02', adult: 2, child: 0, baby: 0, length: 14, multiOffer: true, client: 'site' },
      ],
      ['api/hotels/5/availabilities.json', { locale: 'fr_FR', month: '2027-04', length: 2 }],
    ])
  })

  it('reports: what was not found, or an error', () => {
    const { calls, sent } = asked()
    void calls.report({ locale: 'fr_FR', uri: '/fr/nowhere' })
    expect(sent).toEqual([['api/error', { locale: 'fr_FR', uri: '/fr/nowhere' }]])
  })
})
