import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultGuests } from '../../domain/guests/guests.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import type { VisitStorage } from './visit-list.ts'

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
