import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Around } from '../../domain/search/around.ts'
import { aroundName, rememberAround } from './around-names.ts'
import type { VisitStorage } from './visit-list.ts'

const entries = (initial?: string): (() => VisitStorage) => {
  let value = initial ?? null
  return () => ({ getItem: () => value, setItem: (_, text) => void (value = text) })
}
const refusing = (): VisitStorage => {
  throw new DOMException('denied', 'SecurityError')
}
const around = (longitude: number, city?: string): Around => ({ distance: 200, latitude: 47.4, longitude, ...(city && { city }) })

describe('the name of what a search is around', () => {
  // @rule S2.42
  it('is known by its point, whatever the distance, to the decimals of an address', () => {
    const storage = entries()
    rememberAround(storage, 'fr_FR', around(-0.550_000_04, 'Angers'))
    expect(aroundName(storage, 'fr_FR', { ...around(-0.55), distance: 100 })).toBe('Angers')
    expect(aroundName(storage, 'fr_FR', around(-0.56))).toBeUndefined()
  })

  it('is known of the last three', () => {
    const storage = entries()
    for (const longitude of [1, 2, 3, 4]) rememberAround(storage, 'fr_FR', around(longitude, `City ${longitude}`))
    expect([1, 2, 3, 4].map((longitude) => aroundName(storage, 'fr_FR', around(longitude)))).toEqual([
      undefined,
      'City 2',
      'City 3',
      'City 4',
    ])
  })

  it('is absent for a position, even after a place', () => {
    const storage = entries()
    rememberAround(storage, 'fr_FR', around(1, 'Angers'))
    rememberAround(storage, 'fr_FR', around(1))
    expect(aroundName(storage, 'fr_FR', around(1))).toBeUndefined()
  })

  it('is none where storage is blocked or holds anything else', () => {
    expect(() => rememberAround(refusing, 'fr_FR', around(1, 'Angers'))).not.toThrow()
    expect(aroundName(refusing, 'fr_FR', around(1))).toBeUndefined()
    const anything = fc.oneof(fc.string(), fc.json())
    fc.assert(fc.property(anything, (text) => (aroundName(entries(text), 'fr_FR', around(1)) ?? '').length <= 80))
  })
})
