import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { standardHotels } from './destinations.ts'
import { readGazetteer } from './gazetteer.ts'

const gazetteer = readGazetteer()
const { hotelEntries, activities } = catalogue(gazetteer, standardHotels)
const addresses = [...hotelEntries.map(({ hotel }) => hotel), ...activities]

test('no street in Belgium is named after a French institution', () => {
  const belgian = addresses.filter(({ place }) => place.cc === 'BE').map(({ facts }) => facts.street)
  expect(belgian.some((street) => street.startsWith('Place Communale'))).toBe(true)
  expect(belgian.filter((street) => /Mairie|République|Carnot|Victor-Hugo|Gare\b/.test(street))).toEqual([])
})

test('in the lagoon of Venice nothing is on wheels, and the station is a walk away', () => {
  const inLagoon = ({ facts }: (typeof addresses)[number]) => ['Venezia', 'Giudecca'].includes(facts.place.name.it)
  const hotels = hotelEntries.map(({ hotel }) => hotel).filter(inLagoon)
  expect(hotels.length).toBeGreaterThan(3)
  for (const { facts } of hotels) {
    expect(facts.parking.kind).toBe('none')
    expect(facts.facilities).not.toContain('parking')
    expect(facts.facilities).not.toContain('ev-charging')
    expect(facts.facilities).not.toContain('bikes')
    expect(facts.eco).not.toContain('bike-friendly')
    expect(facts.stationMinutes).toBeGreaterThanOrEqual(3)
    expect(facts.stationMinutes).toBeLessThanOrEqual(40)
  }
  const wheels = hotelEntries
    .filter(({ hotel }) => inLagoon(hotel))
    .flatMap(({ stays }) => stays.flatMap(({ facts }) => facts.components))
    .concat(activities.filter(inLagoon).map(({ facts }) => facts.component))
  expect(wheels.filter((code) => code === 'bike-rental' || code === 'karting')).toEqual([])
})

test('a charging point is in a car park', () => {
  const hotels = hotelEntries.map(({ hotel }) => hotel.facts).filter(({ facilities }) => facilities.includes('ev-charging'))
  expect(hotels.length).toBeGreaterThan(100)
  expect(hotels.filter(({ facilities }) => !facilities.includes('parking')).map(({ id }) => id)).toEqual([])
})
