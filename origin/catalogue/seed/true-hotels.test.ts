import { expect, test } from 'vitest'
import { isTownSight } from './gazetteer.ts'
import { gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

const hotels = hotelEntries.map(({ hotel }) => hotel.facts)

test('breakfast ends before guests have to leave', () => {
  expect(hotels.filter(({ checkout }) => checkout === '10:00').length).toBeGreaterThan(200)
  expect(hotels.filter(({ breakfast, checkout }) => breakfast.to > checkout).map(({ id }) => id)).toEqual([])
})

test('what was built since 1970 with fifteen rooms has a lift, but in trees and lodges', () => {
  const modern = hotels.filter(({ type, built, roomCount }) => built >= 1970 && roomCount >= 15 && type !== 'treehouse' && type !== 'lodge')
  expect(modern.length).toBeGreaterThan(50)
  expect(modern.filter(({ facilities }) => !facilities.includes('lift')).map(({ id }) => id)).toEqual([])
})

test('a hotel for wheelchairs has a lift', () => {
  const accessible = hotels.filter(({ facilities }) => facilities.includes('accessible'))
  expect(accessible.length).toBeGreaterThan(100)
  expect(accessible.filter(({ facilities }) => !facilities.includes('lift')).map(({ id }) => id)).toEqual([])
})

/** Kilometres. */
const known = 12

test('a hotel names no church and no museum of a town far away', () => {
  const inTowns = new Set(gazetteer.places.filter(isTownSight).map(({ name }) => name))
  expect(inTowns.size).toBeGreaterThan(300)
  const named = hotels.flatMap(({ nearby }) => nearby.filter(({ name }) => inTowns.has(name.fr) || inTowns.has(name.it)))
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ km }) => km > known)).toEqual([])
})

/** Towns of the catalogue without a railway station within a walk. */
const withoutStation = new Set([
  'Megève',
  'Honfleur',
  'Gérardmer',
  'Saint-Rémy-de-Provence',
  'Perros-Guirec',
  'Les Herbiers',
  'Biarritz',
  'Cassis',
  'Ibiza',
  'Adeje',
  'Carboneras',
  'Es Castell',
  'Marbella',
  'Lloret de Mar',
  'Peníscola',
  'O Grove',
  'Órgiva',
  'Vielha',
  'Úbeda',
  'Conil de la Frontera',
  'Sant Antoni de Portmany',
  'Arenas de San Pedro',
  'Jaraíz de la Vera',
  'Peñafiel',
  'Benidorm',
  'Cuenca',
  'Chièvres',
  'Malmedy',
  'Stavelot',
  'Damme',
  'Koksijde',
  'Durbuy',
  'Halen',
  'Ellezelles',
  'Beverst',
  'Lichtaart',
  'Scheveningen',
  'Ulft',
  'Made',
  'Ischia',
  'Gubbio',
  'Riva del Garda',
  'Arzachena',
  'Orvieto',
  'Taormina',
  'Monte Argentario',
  'Canelli',
  'Castelli Calepio',
])

test('a hotel is reached by train only in towns that have a station', () => {
  const named = hotelEntries.filter(({ hotel }) => hotel.facts.station).map(({ hotel }) => hotel.place.name)
  expect(named.length).toBeGreaterThan(300)
  expect(new Set(named.filter((town) => withoutStation.has(town)))).toEqual(new Set())
})

/** Hotels of an island, and what is nearby on land. */
const islands: readonly (readonly [island: string, towns: readonly string[], onIt: RegExp])[] = [
  ['Capri', ['Capri', 'Anacapri'], /Capri|Grotta Azzurra|Faraglioni|Tiberio|Jovis/],
  ['Ischia', ['Ischia', 'Forio', 'Lacco Ameno'], /Ischia|Aragonese|Mortella|Forio/],
  ['Schiermonnikoog', ['Schiermonnikoog'], /Schiermonnikoog/],
  ['Vlieland', ['Oost-Vlieland'], /Vlieland/],
]

test.each(islands)('what is near a hotel on %s is on the same island', (_, towns, onIt) => {
  const islanders = hotelEntries.filter(({ hotel }) => towns.includes(hotel.place.name))
  expect(islanders.length).toBeGreaterThan(0)
  const near = islanders.flatMap(({ hotel }) => hotel.facts.nearby.map(({ name }) => name.it))
  expect(near.filter((name) => !onIt.test(name))).toEqual([])
})

test('no hotel was built in the war, nor in a year that reads as a century', () => {
  const years = new Set(hotelEntries.map(({ hotel }) => hotel.facts.built))
  expect(years.size).toBeGreaterThan(100)
  expect([...years].filter((year) => (year >= 1940 && year <= 1946) || year % 100 === 0)).toEqual([])
})

test('hotels with many rooms have a lift, and those of four stars no bed of 140 cm', () => {
  const large = hotelEntries.map(({ hotel }) => hotel.facts).filter(({ type, roomCount }) => roomCount >= 50 && type !== 'lodge')
  expect(large.length).toBeGreaterThan(50)
  expect(large.filter(({ type, facilities }) => type !== 'treehouse' && !facilities.includes('lift')).map(({ id }) => id)).toEqual([])
  const fine = hotelEntries.map(({ hotel }) => hotel.facts).filter(({ stars }) => stars >= 4)
  expect(fine.filter(({ rooms }) => rooms.some(({ bedding }) => bedding === 'double')).map(({ id }) => id)).toEqual([])
})

test('guesthouses in France have no stars', () => {
  const guesthouses = hotels.filter(({ type, place }) => type === 'guesthouse' && place.cc === 'FR')
  expect(guesthouses.length).toBeGreaterThan(20)
  expect(guesthouses.filter(({ stars }) => stars > 0).map(({ id }) => id)).toEqual([])
})

test('no hotel of a seaside resort is older than the resort', () => {
  const bySea = hotels.filter(({ environment }) => environment === 'seaside')
  expect(bySea.length).toBeGreaterThan(200)
  const first = Map.groupBy(bySea, ({ place }) => place.name.fr)
  const oldest = (town: string) => Math.min(...(first.get(town) ?? []).map(({ built }) => built))
  expect(bySea.filter(({ built }) => built < 1850 || built > 2026).map(({ id, built }) => `${id} ${built}`)).toEqual([])
  expect(oldest('Milano Marittima')).toBeGreaterThanOrEqual(1912)
  expect(oldest('Porto Cervo')).toBeGreaterThanOrEqual(1962)
  expect(oldest('La Baule')).toBeGreaterThanOrEqual(1879)
  // Old towns elsewhere have older hotels.
  expect(hotels.filter(({ built, environment }) => environment === 'city' && built < 1850).length).toBeGreaterThan(50)
})
