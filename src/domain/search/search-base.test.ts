import { describe, expect, it } from 'vitest'
import { noFilters } from './criteria.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { criteriaOfQuery, changedHash, criteriaInForce } from './search-base.ts'

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } } as const
const base: SearchBase = { path: { destination: bruges, theme: { id: 5, label: 'Spa' } }, query: 'stars=4&page=2' }
const today = '2026-11-21'

describe('the search in force', () => {
  it('is what the server rendered while the hash says nothing', () => {
    const criteria = criteriaInForce(base, 'top', today, 12)
    expect(criteria).toMatchObject({ destination: { kind: 'city', id: 3 }, theme: 5, filters: { stars: ['4'] } })
  })

  it('is the hash’s, in the place of the path, once it says anything', () => {
    const criteria = criteriaInForce(base, 'a=3', today, 12)
    expect(criteria).toMatchObject({ destination: { kind: 'city', id: 3 }, guests: { adults: 3 }, filters: { stars: [] } })
    expect(criteriaInForce(base, 'region=9', today, 12).destination).toEqual({ kind: 'region', id: 9 })
  })

  it('has no dates that are over, and from 20:00 on none that begin today', () => {
    expect(criteriaInForce(base, 'checkin=2026-11-20&checkout=2026-11-22', today, 12).dates).toBeUndefined()
    const tonight = 'checkin=2026-11-21&checkout=2026-11-22'
    expect(criteriaInForce(base, tonight, today, 19).dates).toEqual({ checkin: today, checkout: '2026-11-22' })
    expect(criteriaInForce(base, tonight, today, 20).dates).toBeUndefined()
  })
})

describe('a changed search', () => {
  it('preserves the query, and leaves the path unchanged', () => {
    expect(changedHash(base, '', { sort: 'promo' })).toBe('stars=4&sort=promo')
  })

  it('changes the hash where there is one', () => {
    expect(changedHash(base, 'a=3', { filters: { ...noFilters, tags: ['12'] } })).toBe('a=3&tags=12')
  })

  it('takes the path’s place along with a distance', () => {
    const filters = { ...noFilters, distance: { min: 0, max: 50 } }
    expect(changedHash(base, '', { filters })).toBe('city=3&lat=51.2&lng=3.22&distanceMax=50')
  })

  it('does not repeat what the path says, even where the query does', () => {
    expect(criteriaOfQuery({ ...base, query: 'theme=5&city=3&lat=51.2&lng=3.22&stars=4' })).toBe('stars=4')
    expect(criteriaOfQuery({ ...base, query: 'theme=6&city=3&lat=51.2&lng=3.22&distanceMax=20' })).toBe(
      'theme=6&city=3&lat=51.2&lng=3.22&distanceMax=20',
    )
    expect(criteriaOfQuery({ path: {}, query: 'lat=51.2&lng=3.22' })).toBe('lat=51.2&lng=3.22')
  })

  it('is empty when nothing is left', () => {
    expect(changedHash({ ...base, query: '' }, 'stars=5', { filters: noFilters })).toBe('')
  })
})
