import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Around } from '../../domain/search/around.ts'
import { defaultGuests } from '../../domain/guests/guests.ts'
import { aroundName, recentSearches, rememberAround, rememberSearch, type VisitStorage } from './visit-memory.ts'

const stored = (initial?: string): (() => VisitStorage) => {
  let value = initial ?? null
  return () => ({ getItem: () => value, setItem: (_, text) => void (value = text) })
}
const refusing = (): VisitStorage => {
  throw new DOMException('denied', 'SecurityError')
}
const place = (value: number, label: string) => ({ label, kind: 'region', value, latitude: 47, longitude: 4.5 }) as const
const burgundy = { place: { ...place(9, 'Bourgogne'), uri: 'bourgogne' }, dates: undefined, guests: defaultGuests }
const dated = {
  place: place(5, 'Alsace'),
  dates: { checkin: '2027-03-19', checkout: '2027-03-21' },
  guests: { adults: 3, children: 1, babies: 0 },
}
const read = (storage: () => VisitStorage, today = '2027-03-15') => recentSearches(storage, 'fr_FR', today, 10)

describe('recent searches', () => {
  // @rule S2.43
  it('come back newest first, three at most, each place once', () => {
    const storage = stored()
    for (const search of [burgundy, dated, { ...burgundy, place: place(1, 'Bretagne') }, { ...burgundy, place: place(2, 'Jura') }, dated])
      rememberSearch(storage, 'fr_FR', search)
    expect(read(storage).map((search) => search.place.label)).toEqual(['Alsace', 'Jura', 'Bretagne'])
    expect(read(storage)[0]).toEqual(dated)
  })

  it('keep the page of a place', () => {
    const storage = stored()
    rememberSearch(storage, 'fr_FR', burgundy)
    expect(read(storage)).toEqual([burgundy])
  })

  // @rule S5.20
  it('forget dates that are over', () => {
    const storage = stored()
    rememberSearch(storage, 'fr_FR', dated)
    expect(read(storage, '2027-03-20')).toEqual([{ ...dated, dates: undefined }])
  })

  it('are none where storage is blocked', () => {
    expect(() => rememberSearch(refusing, 'fr_FR', burgundy)).not.toThrow()
    expect(read(refusing)).toEqual([])
  })

  it('take nothing from a storage that holds anything else', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.array(fc.string())).map((entries) => JSON.stringify(entries)),
    )
    fc.assert(fc.property(anything, (text) => read(stored(text)).every((search) => search.place.label.length <= 80)))
    expect(read(stored('[["x","//evil.example","region=9&lat=47&lng=4"],["x","","stars=4"],[1],null,{}]'))).toEqual([])
  })
})

const around = (longitude: number, city?: string): Around => ({ distance: 200, latitude: 47.4, longitude, ...(city && { city }) })

describe('the name of what a search is around', () => {
  // @rule S2.42
  it('is known by its point, whatever the distance, to the decimals of an address', () => {
    const storage = stored()
    rememberAround(storage, 'fr_FR', around(-0.550_000_04, 'Angers'))
    expect(aroundName(storage, 'fr_FR', { ...around(-0.55), distance: 100 })).toBe('Angers')
    expect(aroundName(storage, 'fr_FR', around(-0.56))).toBeUndefined()
  })

  it('is known of the last three', () => {
    const storage = stored()
    for (const longitude of [1, 2, 3, 4]) rememberAround(storage, 'fr_FR', around(longitude, `City ${longitude}`))
    expect([1, 2, 3, 4].map((longitude) => aroundName(storage, 'fr_FR', around(longitude)))).toEqual([
      undefined,
      'City 2',
      'City 3',
      'City 4',
    ])
  })

  it('is absent for a position, even after a place', () => {
    const storage = stored()
    rememberAround(storage, 'fr_FR', around(1, 'Angers'))
    rememberAround(storage, 'fr_FR', around(1))
    expect(aroundName(storage, 'fr_FR', around(1))).toBeUndefined()
  })

  it('is none where storage is blocked or holds anything else', () => {
    expect(() => rememberAround(refusing, 'fr_FR', around(1, 'Angers'))).not.toThrow()
    expect(aroundName(refusing, 'fr_FR', around(1))).toBeUndefined()
    const anything = fc.oneof(fc.string(), fc.json())
    fc.assert(fc.property(anything, (text) => (aroundName(stored(text), 'fr_FR', around(1)) ?? '').length <= 80))
  })
})
