import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxCountedSearches } from '../../contract/counts.ts'
import { anySearch } from '../search/any-criteria.test-cases.ts'
import { formatSearchCriteria, parseSearchCriteria } from '../search/hash.ts'
import { type RelaxationInput, type RelaxedSearch, relaxedSearches, suggestionsOf } from './suggestions.ts'

const details = {
  location: { lat: 49, lng: 0 },
  destination: 'Normandie',
  locationHierarchy: [
    { type: 'country', id: 1, label: 'France', inLabel: 'en France', uri: '/week-ends/france' },
    { type: 'region', id: 2, label: 'Normandie', inLabel: 'en Normandie', uri: '/week-ends/normandie' },
  ],
}
const input = (text: string, changed: Partial<RelaxationInput> = {}): RelaxationInput => ({
  criteria: parseSearchCriteria(text),
  details,
  today: '2026-11-23',
  hour: 12,
  flow: 'booking',
  ...changed,
})
const nameOf = ({ steps }: RelaxedSearch) => steps.map((step) => (step.kind === 'shift' ? step.dates.checkin : step.kind)).join('+')
const names = (text: string, changed?: Partial<RelaxationInput>) => relaxedSearches(input(text, changed)).map(nameOf)
const dates = 'checkin=2026-12-31&checkout=2027-01-05'
const family = `region=2&${dates}&a=6&c=4`

describe('the searches to count', () => {
  it('relax one of dates, guests, theme and place, then two', () => {
    expect(names(`${family}&theme=26`).slice(0, 12)).toEqual([
      '2026-12-30',
      '2027-01-01',
      '2026-12-29',
      '2027-01-02',
      'nearDates',
      'dates',
      'rooms',
      'rooms',
      'rooms',
      'theme',
      'place',
      'everywhere',
    ])
    expect(names('region=2&theme=26').slice(3)).toEqual(['theme+place', 'theme+everywhere'])
    expect(names('region=2&stars=4&facilities=spa').slice(0, 3)).toEqual(['filter', 'filter', 'filters'])
    expect(names('region=2&stars=4').slice(0, 1)).toEqual(['filters'])
    expect(names('')).toEqual([])
  })

  it('have every number of rooms that can be searched, one by one, and with another step', () => {
    const many = relaxedSearches(input('region=2&a=9&c=9'))
    const rooms = (steps: number) => many.filter((each) => each.steps.length === steps).flatMap(({ criteria }) => criteria.rooms ?? [])
    expect(rooms(1)).toEqual([2, 3, 4])
    expect(rooms(2)).toEqual([2, 2, 3, 3, 4, 4])
  })

  it('leave out no kind of step for an upper limit', () => {
    const all = names(`${family}&theme=26&stars=4&facilities=spa&facilities=parking&tags=1&tags=2&priceMax=9000`)
    expect(all.at(-1)).toBe('theme+everywhere')
    expect(all.length).toBeLessThanOrEqual(maxCountedSearches)
  })

  it('have no arrival in the past, and no dates or guests of a gift', () => {
    const tomorrow = 'region=2&checkin=2026-11-24&checkout=2026-11-25'
    expect(names(tomorrow).slice(0, 3)).toEqual(['2026-11-23', '2026-11-25', '2026-11-26'])
    expect(names(tomorrow, { hour: 20 }).slice(0, 2)).toEqual(['2026-11-25', '2026-11-26'])
    expect(names(`${family}&stars=4`, { flow: 'gifting' })).toEqual([
      'filters',
      'place',
      'everywhere',
      'filters+place',
      'filters+everywhere',
    ])
  })

  it('are at most as many as one call counts, each different from the search', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom('booking', 'gifting', 'activity'), (criteria, flow) => {
        const searches = relaxedSearches({ ...input(''), criteria, flow })
        expect(searches.length).toBeLessThanOrEqual(maxCountedSearches)
        const exact = formatSearchCriteria(criteria)
        for (const each of searches) expect(formatSearchCriteria(each.criteria)).not.toBe(exact)
      }),
    )
  })

  it('have an address: the place’s path, or all places', () => {
    const addresses = Object.fromEntries(relaxedSearches(input('region=2&theme=26&stars=4')).map((each) => [nameOf(each), each.address]))
    expect(addresses['filters']).toEqual({ path: '/week-ends/normandie', query: 'theme=26' })
    expect(addresses['place']).toEqual({ path: '/week-ends/france', query: 'theme=26&stars=4' })
    expect(addresses['everywhere']).toEqual({ path: undefined, query: 'theme=26&stars=4' })
  })
})

describe('the suggestions', () => {
  const suggested = (text: string, countOf: (name: string) => number) => {
    const searches = relaxedSearches(input(text))
    return suggestionsOf(
      searches,
      searches.map((each) => countOf(nameOf(each))),
    ).map((each) => `${nameOf(each)} ${each.count}`)
  }

  it('relax no more than needed, the days with most results, the fewest rooms, the nearest place', () => {
    const counts: Readonly<Record<string, number>> = { dates: 23, '2027-01-01': 2, '2027-01-02': 7, rooms: 4, place: 12, everywhere: 300 }
    expect(suggested(family, (name) => counts[name] ?? 99)).toEqual(
      ['2027-01-02 7', 'nearDates 99', 'rooms 4', 'place 12'].map((text) => text.replace('2027-01-02 7', '2026-12-30 99')),
    )
    expect(suggested(family, (name) => counts[name] ?? 0)).toEqual(['2027-01-02 7', 'dates 23', 'rooms 4', 'place 12'])
    expect(suggested(family, (name) => (name === 'dates+rooms' ? 3 : 0))).toEqual(['dates+rooms 3'])
    expect(suggested(family, () => 0)).toEqual([])
  })

  it('are found, few, different, and none relaxes what another does and more', () => {
    fc.assert(
      fc.property(anySearch, fc.array(fc.nat(3), { minLength: maxCountedSearches, maxLength: maxCountedSearches }), (criteria, counts) => {
        const searches = relaxedSearches({ ...input(''), criteria })
        const suggestions = suggestionsOf(searches, counts)
        expect(suggestions.length).toBeLessThanOrEqual(5)
        expect(suggestions.length > 0).toBe(searches.some((_, at) => (counts[at] ?? 0) > 0))
        const dimensions = suggestions.map(({ steps }) => steps.map(({ dimension }) => dimension))
        for (const [at, { steps, count }] of suggestions.entries()) {
          expect(count).toBe(counts[searches.findIndex((each) => each.steps === steps)])
          expect(count).toBeGreaterThan(0)
          const own = dimensions[at] ?? []
          expect(dimensions.some((other) => other.length < own.length && other.every((name) => own.includes(name)))).toBe(false)
        }
      }),
    )
  })
})
