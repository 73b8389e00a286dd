import { describe, expect, it } from 'vitest'
import { activityCriteria } from '../activity/activity-criteria.ts'
import { criteriaInForce } from './search-base.ts'
import { isSameSearch } from './served-results.ts'

const today = '2026-11-21'
const dates = 'checkin=2027-03-19&checkout=2027-03-21'
const over = 'checkin=2026-03-20&checkout=2026-03-22'
const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } } as const

/** Whether the server's page of a query, or of the page of Bruges, still is that of the hash. */
function holds(hash: string, query: string, { page = 0, served = 0, place = false } = {}): boolean {
  const base = { query, path: place ? { destination: bruges } : {} }
  const criteriaOf = (text: string) => criteriaInForce(base, text, today, 12)
  return isSameSearch({ criteria: criteriaOf(''), page: served }, { criteria: criteriaOf(hash), page })
}

describe('the results the server rendered', () => {
  // @rule S4.72 S4.48
  it.each([
    ['', 0, 0, true],
    ['a=2', 0, 0, true],
    ['a=2&c=0&b=0', 0, 0, true],
    ['main', 0, 0, true],
    ['a=3', 0, 0, false],
    ['theme=26', 0, 0, false],
    ['', 1, 0, false],
    ['', 1, 1, true],
  ])('hash "%s", requested page %i, rendered page %i: %s', (hash, page, served, expected) => {
    expect(holds(hash, '', { page, served })).toBe(expected)
  })

  // @rule S4.72 S4.48
  it.each([
    ['', 'a=3', true],
    ['main', 'a=3', true],
    ['a=2', 'a=3', false],
    ['a=3', 'a=3', true],
    ['theme=26', 'theme=26&utm=x', true],
    [`a=3&c=0&${dates}`, `${dates}&a=3`, true],
    ['checkin=2027-03-19&nights=2', dates, true],
    ['a=2', dates, false],
    // Dates that are over are searched by nobody.
    [over, '', true],
    [over, 'a=3', false],
    [`${over}&stars=4`, 'stars=4', true],
  ])('with hash "%s" over the query "%s": %s', (hash, query, expected) => {
    expect(holds(hash, query)).toBe(expected)
  })

  it.each([
    ['city=3&lat=51.2&lng=3.22', true],
    ['a=2', true],
    ['city=4&lat=51.2&lng=3.22', false],
  ])('of a place with a page of its own, with hash "%s": %s', (hash, expected) => {
    expect(holds(hash, '', { place: true })).toBe(expected)
  })

  it('of activities have no dates', () => {
    const criteriaOf = (hash: string) => activityCriteria(criteriaInForce({ query: '', path: {} }, hash, today, 12))
    expect(isSameSearch({ criteria: criteriaOf(''), page: 0 }, { criteria: criteriaOf(dates), page: 0 })).toBe(true)
  })
})
