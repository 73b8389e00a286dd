import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch } from '../search/any-criteria.test-cases.ts'
import { formatSearchCriteria, parseSearchCriteria } from '../search/hash.ts'
import { fallbackSearches } from './fallback-searches.ts'
import { fallbacksOf, hotelsToExclude, needsFallbacks } from './fallbacks.ts'
import { clearable, resultsMessage } from './results-message.ts'

const details = {
  location: { lat: 51.2, lng: 3.2 },
  destination: 'Bruges',
  locationHierarchy: [
    { type: 'country', id: 1, label: 'Belgique', uri: '/belgique' },
    { type: 'region', id: 2, label: 'Flandre', inLabel: 'en Flandre', uri: '/week-ends/flandre' },
    { type: 'city', id: 5, label: 'Bruges', inLabel: 'à Bruges', uri: '/week-ends/bruges' },
  ],
}
const dates = 'checkin=2026-12-04&checkout=2026-12-06'
const input = (text: string, from: Parameters<typeof fallbacksOf>[1] = details) => fallbacksOf(parseSearchCriteria(text), from)
const values = (text: string, from?: Parameters<typeof fallbacksOf>[1]) => input(text, from).map((fallback) => fallback.value)

describe('fallbacks', () => {
  // @rule S4.54
  it('follow the table, least relaxed first', () => {
    expect(values(`city=5&theme=26&${dates}`)).toEqual(['expand', 'category', 'dates', 'expand+category'])
    expect(values(`city=5&${dates}`)).toEqual(['expand', 'dates', 'expand+dates'])
    expect(values('city=5&theme=26')).toEqual(['expand', 'category', 'expand+category'])
    expect(values('city=5')).toEqual(['expand'])
    expect(values(`touristicregion=5&theme=26&${dates}`)).toEqual(['category', 'dates', 'expand', 'category+dates'])
    expect(values(`touristicregion=5&${dates}`)).toEqual(['dates', 'expand', 'expand+dates'])
    expect(values('region=5&theme=26')).toEqual(['category', 'expand', 'expand+category'])
    expect(values('region=5')).toEqual(['expand'])
    expect(values(`lat=48&lng=2&distanceMax=20&theme=26&${dates}`)).toEqual(['expand', 'category', 'dates', 'expand+dates'])
    expect(values(`lat=48&lng=2&${dates}`)).toEqual(['dates'])
    expect(values('lat=48&lng=2&theme=26')).toEqual(['category'])
    expect(values('lat=48&lng=2')).toEqual([])
  })

  // @rule S4.57
  it('do not expand what cannot grow', () => {
    expect(values(`country=1&theme=26&${dates}`)).toEqual(['category', 'dates', 'category+dates'])
    expect(values(`theme=26&${dates}`)).toEqual(['category', 'dates', 'category+dates'])
    expect(values('department=5', {})).toEqual([])
    expect(values('city=5', {})).toEqual([])
    expect(values('')).toEqual([])
    expect(values('city=5&lat=51.2&lng=3.2&distanceMax=40')).toEqual([])
    expect(values('city=5&lat=51.2&lng=3.2&distanceMax=20')).toEqual(['expand'])
  })

  // @rule S4.55
  it('grow a place to 30 km around it, by distance', () => {
    const [around] = input('city=5&stars=4')
    expect(around).toMatchObject({ destination: { label: 'Bruges', isAround: true, isExpanded: false }, order: 0 })
    expect(around && formatSearchCriteria(around.criteria)).toBe('lat=51.2&lng=3.2&distanceMax=30&stars=4&sort=distance')
    expect(input('poi=5')[0]?.destination.isAround).toBe(true)
  })

  // @rule S4.82
  it('grow coordinates to the next radius, by distance, and link to it', () => {
    const wider = (distanceMax: number) => input(`lat=48&lng=2&distanceMax=${distanceMax}`)[0]
    expect([5, 29, 30, 100, 250, 300].map((km) => wider(km)?.destination.radius)).toEqual([30, 30, 100, 200, 300, undefined])
    expect(wider(5)?.destination).toMatchObject({ isAround: true, radius: 30 })
    expect(wider(5)?.address).toEqual({ path: undefined, query: 'lat=48&lng=2&distanceMax=30&sort=distance' })
  })

  // @rule S4.56
  it('grow a department to its region and an area to its country', () => {
    const [department] = input('department=5')
    expect(department?.criteria).toMatchObject({ destination: { kind: 'region', id: 2 }, sort: 'distance' })
    expect(department?.destination).toEqual({ label: 'Flandre', inLabel: 'en Flandre', isAround: false, isExpanded: true })
    expect(input('region=2')[0]?.criteria.destination).toEqual({ kind: 'country', id: 1 })
    expect(input('touristicregion=9')[0]?.criteria.destination).toEqual({ kind: 'country', id: 1 })
  })

  // @rule S4.61
  it('link to the full relaxed search: the path has the place, unless the search is around a point', () => {
    const addresses = Object.fromEntries(input(`city=5&theme=26&${dates}`).map(({ value, address }) => [value, address]))
    expect(addresses).toEqual({
      expand: { path: '/week-ends/bruges', query: `theme=26&lat=51.2&lng=3.2&${dates}&distanceMax=30&sort=distance` },
      category: { path: '/week-ends/bruges', query: dates },
      dates: { path: '/week-ends/bruges', query: 'theme=26' },
      'expand+category': { path: '/week-ends/bruges', query: `lat=51.2&lng=3.2&${dates}&distanceMax=30&sort=distance` },
    })
    expect(input('department=5')[0]?.address).toEqual({ path: '/week-ends/flandre', query: 'region=2&lat=51.2&lng=3.2&sort=distance' })
    expect(input('lat=48&lng=2&theme=26')[0]?.address).toEqual({ path: undefined, query: 'lat=48&lng=2' })
    const withoutPage = { ...details, locationHierarchy: [{ type: 'poi', id: 9, label: 'Le phare' }] }
    expect(input('poi=9&theme=26', withoutPage)[1]?.address).toEqual({ path: undefined, query: 'poi=9' })
  })

  it('say that all themes of a town reach around it, where they do', () => {
    const town = { type: 'city', id: 5, label: 'Bruges', inLabel: 'à Bruges', allInLabel: 'à Bruges et alentours' }
    const labels = input(`city=5&theme=26&${dates}`, { ...details, locationHierarchy: [town] }).map(
      ({ value, destination }) => `${value}: ${destination.inLabel}`,
    )
    expect(labels).toEqual([
      'expand: à Bruges',
      'category: à Bruges et alentours',
      'dates: à Bruges',
      'expand+category: à Bruges et alentours',
    ])
  })

  // @rule S3.17
  it('list their relaxations', () => {
    const [category, withoutDates] = input(`country=1&theme=26&${dates}`)
    expect(category).toMatchObject({
      dates: { areSet: true, isRemoved: false },
      category: { isRemoved: true },
      criteria: { theme: undefined },
    })
    expect(withoutDates).toMatchObject({ dates: { areSet: false, isRemoved: true }, category: { value: 26, isRemoved: false } })
  })

  // @rule S4.54
  it('are few, different from the search and from each other, and ordered by how much they relax', () => {
    fc.assert(
      fc.property(anySearch, (criteria) => {
        const fallbacks = fallbacksOf(criteria, details)
        expect(fallbacks.length).toBeLessThanOrEqual(4)
        const texts = [criteria, ...fallbacks.map((fallback) => fallback.criteria)].map(formatSearchCriteria)
        expect(new Set(texts).size).toBe(texts.length)
        const sizes = fallbacks.map((fallback) => fallback.value.split('+').length)
        expect(sizes).toEqual([...sizes].sort())
      }),
    )
  })

  // @rule S4.59
  it('of a gift ignore dates', () => {
    const exact = { exactMatch: [], searchDetails: { ...details, adult: 2, child: 0, baby: 0, totalCount: 0 } }
    const searches = fallbackSearches(parseSearchCriteria(`city=5&theme=26&${dates}`), exact, { flow: 'gifting' })
    expect(searches.map(({ fallback }) => fallback.value)).toEqual(['expand', 'category', 'expand+category'])
    expect(searches.every(({ fallback }) => !fallback.dates.areSet && !fallback.address.query.includes('checkin'))).toBe(true)
  })

  // @rule S4.53
  it('are looked for when a page is not full, without the hotels already found', () => {
    expect([0, 23, 24].map((count) => needsFallbacks(count, 24))).toEqual([true, true, false])
    expect(hotelsToExclude([{ hotel: { id: 7 } }, { hotel: { id: 9 } }, { hotel: { id: 7 } }])).toEqual([7, 9])
  })
})

describe('the message about results', () => {
  // @rule S4.62
  it('depends on exact results and fallbacks', () => {
    const text = (exactCount: number, fallbackCount: number, loading = false) => resultsMessage({ loading, exactCount, fallbackCount })
    expect([text(0, 0), text(0, 2), text(5, 2), text(30, 0), text(0, 0, true)]).toEqual([
      'noResults',
      'onlyFallbacks',
      'withFallbacks',
      'none',
      'loading',
    ])
  })

  // @rule S4.63
  it('offers to let go of filters, else of other criteria, and of nothing where the path alone is searched', () => {
    const offered = (hash: string) => clearable(parseSearchCriteria(hash), 'booking', hash)
    expect([offered('tags=12&a=2'), offered('checkin=2027-04-16&checkout=2027-04-18'), offered('')]).toEqual([
      'filters',
      'criteria',
      undefined,
    ])
  })
})
