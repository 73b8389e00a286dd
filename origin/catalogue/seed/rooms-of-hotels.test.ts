import { expect, test } from 'vitest'
import { locales } from '../../../src/market/markets.ts'
import type { FacilityCode, RoomType, View } from '../facts/codes.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { hotelEntries } from '../samples/standard-catalogue.ts'

const hotels = hotelEntries.map(({ hotel }) => hotel.facts)

const hotelsWhose = ({ view, type }: { view?: View; type?: RoomType }) =>
  hotels.filter(({ rooms }) => rooms.some((room) => (view ? room.view === view : room.type === type)))
const without = (code: FacilityCode, some: typeof hotels) => some.filter(({ facilities }) => !facilities.includes(code)).map(({ id }) => id)

test('a hotel with rooms on the garden has a garden', () => {
  expect(hotelsWhose({ view: 'garden' }).length).toBeGreaterThan(300)
  expect(without('garden', hotelsWhose({ view: 'garden' }))).toEqual([])
})

test('a hotel with bee hives has a garden', () => {
  const keepsBees = hotels.filter(({ eco }) => eco.includes('bee-hives'))
  expect(keepsBees.length).toBeGreaterThan(50)
  expect(without('garden', keepsBees)).toEqual([])
})

test.each([
  ['sea-view', { view: 'sea' }],
  ['family-rooms', { type: 'family' }],
] as const)('a hotel has %s where one of its rooms is such a room, and nowhere else', (code, room) => {
  const shown = hotelsWhose(room)
  expect(shown.length).toBeGreaterThan(50)
  expect(without(code, shown)).toEqual([])
  expect(without(code, hotels).length).toBe(hotels.length - shown.length)
})

test('a room has a balcony or a terrace of its own', () => {
  const rooms = hotels.flatMap((hotel) => hotel.rooms)
  const both = rooms.filter(({ facilities }) => facilities.includes('balcony') && facilities.includes('private-terrace'))
  expect(both).toEqual([])
  expect(rooms.filter(({ facilities }) => facilities.includes('balcony')).length).toBeGreaterThan(300)
})

test('a guesthouse has neither an indoor pool, nor a gym, nor room service', () => {
  const large: readonly FacilityCode[] = ['indoor-pool', 'gym', 'room-service']
  const guesthouses = hotels.filter(({ type }) => type === 'guesthouse')
  expect(guesthouses.length).toBeGreaterThan(100)
  expect(guesthouses.filter(({ facilities }) => facilities.some((code) => large.includes(code))).map(({ id }) => id)).toEqual([])
})

test('the rooms of an aparthotel are large', () => {
  const aparthotels = hotels.filter(({ type }) => type === 'aparthotel')
  expect(aparthotels.length).toBeGreaterThan(40)
  expect(aparthotels.filter(({ rooms }) => rooms.some(({ type, sqm }) => type === 'classic' || sqm < 24)).map(({ id }) => id)).toEqual([])
})

test('a treehouse has cabins, and no other room', () => {
  const treehouses = hotels.filter(({ type }) => type === 'treehouse')
  expect(treehouses.length).toBeGreaterThan(10)
  const types = treehouses.flatMap(({ rooms }) => rooms.map(({ type }) => type))
  expect(new Set(types)).toEqual(new Set(['cabin', 'family-cabin']))
})

test('a better room of a hotel is larger than a simpler one', () => {
  const ranks: readonly RoomType[] = ['classic', 'superior', 'deluxe', 'junior-suite', 'suite']
  const sizes = hotels.map(({ id, rooms }) => ({
    id,
    sqm: ranks.flatMap((rank) => rooms.filter(({ type }) => type === rank).map(({ sqm }) => sqm)),
  }))
  expect(sizes.filter(({ sqm }) => sqm.length > 1).length).toBeGreaterThan(500)
  expect(sizes.filter(({ sqm }) => sqm.some((size, rank) => rank > 0 && size <= (sqm[rank - 1] ?? 0))).map(({ id }) => id)).toEqual([])
})

test('a hotel by a warm sea has no fireplace in its rooms', () => {
  const warm = ['Andalousie', 'Îles Canaries', 'Îles Baléares', 'Sicile', 'Ligurie', 'Provence-Alpes-Côte d’Azur']
  const bySea = hotels.filter(({ environment }) => environment === 'seaside')
  const withFire = bySea.filter(({ rooms }) => rooms.some(({ facilities }) => facilities.includes('fireplace')))
  expect(withFire.length).toBeGreaterThan(20)
  expect(withFire.filter(({ place }) => warm.includes(place.region?.fr ?? '')).map(({ id }) => id)).toEqual([])
})

const hasCabins = ({ rooms }: (typeof hotels)[number]) => rooms.some(({ type }) => type === 'cabin' || type === 'family-cabin')

test.each(locales)('a hotel with cabins has no line about lifts: %s', (locale) => {
  const infos = (some: typeof hotels) => some.flatMap((hotel) => textsOf(locale).hotel.importantInfos(hotel))
  const groundFloor = /rez-de-chaussée|planta baja|begane grond|gelijkvloers|piano terra/
  const [cabins, others] = [hotels.filter(hasCabins), hotels.filter((hotel) => !hasCabins(hotel))]
  expect(cabins.length).toBeGreaterThan(50)
  expect(infos(cabins).filter((line) => groundFloor.test(line))).toEqual([])
  expect(infos(others).filter((line) => groundFloor.test(line)).length).toBeGreaterThan(100)
})
