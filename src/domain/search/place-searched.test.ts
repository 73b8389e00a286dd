import { describe, expect, it } from 'vitest'
import { noFilters } from './criteria.ts'
import { isElsewhere, placeSearched } from './place-searched.ts'

const own = { kind: 'city', id: 5, label: 'Bruges', inLabel: 'à Bruges' } as const
const point = { lat: 51.2, lng: 3.2 }
const distance = { min: 0, max: 40 }
const bruges = { kind: 'city', id: 5 } as const
const elsewhere = { kind: 'hotel', id: 1001 } as const

describe('the place of the results', () => {
  // @rule S2.47
  it('is the page’s own, another with its name, or everywhere', () => {
    const search = { point, filters: noFilters }
    expect(placeSearched({ ...search, destination: bruges }, own, 'Brugge')).toEqual({ how: 'inside', inLabel: 'à Bruges' })
    expect(placeSearched({ ...search, destination: elsewhere }, own, 'Grand Hotel')).toEqual({ how: 'named', label: 'Grand Hotel' })
    expect(placeSearched({ destination: elsewhere, point: undefined, filters: noFilters }, own, undefined)).toBeUndefined()
    expect(placeSearched({ destination: undefined, point: undefined, filters: noFilters }, undefined, undefined)).toBeUndefined()
  })

  it('is around the page’s own with a distance, and around a point without a name', () => {
    const filters = { ...noFilters, distance }
    expect(placeSearched({ destination: bruges, point, filters }, own, 'Bruges')).toEqual({ how: 'around', label: 'Bruges', distance })
    expect(placeSearched({ destination: elsewhere, point, filters }, own, 'Dinard')).toEqual({ how: 'around', label: 'Dinard', distance })
    expect(placeSearched({ destination: undefined, point, filters }, own, 'Bruges')).toEqual({ how: 'around', label: undefined, distance })
    expect(placeSearched({ destination: undefined, point, filters: noFilters }, own, undefined)).toMatchObject({ how: 'around' })
  })

  it('is elsewhere if the page has another place of its own', () => {
    expect(isElsewhere(own, { destination: bruges })).toBe(false)
    expect(isElsewhere(own, { destination: elsewhere })).toBe(true)
    expect(isElsewhere(own, { destination: undefined })).toBe(true)
    expect(isElsewhere(undefined, { destination: bruges })).toBe(false)
  })
})
