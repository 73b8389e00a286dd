import { expect, test } from 'vitest'
import type { ComponentCode, ThemeCode } from '../facts/codes.ts'
import { componentPlans, partnerKilometres } from '../texts/shared/component-plan.ts'
import { mainTheme } from '../facts/theme-components.ts'
import { parkTickets } from './parks.ts'
import { hotelEntries } from '../samples/standard-catalogue.ts'

const stays = hotelEntries.flatMap(({ hotel, stays: own }) => own.map(({ facts }) => ({ hotel: hotel.facts, ...facts })))

test('a brunch begins before guests have to leave', () => {
  const brunches = stays.filter(({ components }) => components.includes('brunch'))
  expect(brunches.length).toBeGreaterThan(100)
  const begins = componentPlans.brunch.hours?.from ?? ''
  expect(brunches.filter(({ hotel }) => hotel.checkout < begins).map(({ id }) => id)).toEqual([])
})

const includesOne = (components: readonly ComponentCode[], codes: readonly ComponentCode[]): boolean =>
  codes.some((code) => components.includes(code))

test('a stay for gourmets has more than a drink, a brunch or a picnic', () => {
  const gourmet = stays.filter(({ themes }) => themes.includes('gastronomy'))
  expect(gourmet.length).toBeGreaterThan(700)
  const courses = ['dinner-3', 'dinner-5', 'tapas-dinner', 'candlelight-dinner', 'wine-tasting', 'cooking-class', 'cheese-board'] as const
  expect(gourmet.filter(({ components }) => !includesOne(components, courses)).map(({ id }) => id)).toEqual([])
})

test('an unusual stay in an ordinary hotel has a hot tub for itself', () => {
  const unusual = stays.filter(({ themes }) => themes.includes('unusual'))
  const ordinary = unusual.filter(({ hotel }) => hotel.type !== 'treehouse' && hotel.type !== 'lodge')
  expect(ordinary.length).toBeGreaterThan(10)
  expect(ordinary.filter(({ components }) => !components.includes('hot-tub-private')).map(({ id }) => id)).toEqual([])
})

test('there is no museum and no guided walk in the mountains', () => {
  const high = stays.filter(({ hotel }) => hotel.environment === 'mountain')
  expect(high.length).toBeGreaterThan(100)
  expect(high.filter(({ components }) => includesOne(components, ['museum', 'guided-walk'])).map(({ id }) => id)).toEqual([])
})

test('a dinner of tapas is in Spain, in the restaurant or the bar of the hotel', () => {
  const tapas = stays.filter(({ components }) => components.includes('tapas-dinner'))
  expect(tapas.length).toBeGreaterThan(20)
  const elsewhere = tapas.filter(
    ({ hotel }) => hotel.place.cc !== 'ES' || !(hotel.facilities.includes('restaurant') || hotel.facilities.includes('bar')),
  )
  expect(elsewhere.map(({ id }) => id)).toEqual([])
})

test('a castle is visited from a city only where the city has one', () => {
  const visits = stays.filter(({ components }) => components.includes('castle-visit'))
  expect(visits.length).toBeGreaterThan(50)
  const cities = new Set(visits.filter(({ hotel }) => hotel.environment === 'city').map(({ hotel }) => hotel.place.name.fr))
  expect(cities.size).toBeGreaterThan(10)
  expect(['Paris', 'Lyon', 'Lille', 'Bruxelles', 'Rotterdam', 'Venise', 'Florence'].filter((city) => cities.has(city))).toEqual([])
})

test('no castle is visited in a village that is known for something else, nor at a ski resort', () => {
  const villages = new Set(stays.filter(({ components }) => components.includes('castle-visit')).map(({ hotel }) => hotel.place.name.it))
  expect(villages.size).toBeGreaterThan(60)
  expect(['Pompei', 'Giverny', 'Livigno', 'Étretat', 'Alberobello'].filter((village) => villages.has(village))).toEqual([])
})

test('boats leave from ports, not from a beach of the North Sea', () => {
  const trips = stays.filter(({ components }) => components.includes('boat-trip'))
  expect(trips.length).toBeGreaterThan(100)
  const towns = new Set(trips.map(({ hotel }) => hotel.place.name.nl))
  expect(['De Panne', 'De Haan', 'Koksijde', 'Domburg', 'Zandvoort', 'Noordwijk'].filter((town) => towns.has(town))).toEqual([])
})

test('golf is not played in a sierra', () => {
  const courses = stays.filter(({ components }) => components.includes('golf')).map(({ hotel }) => hotel)
  expect(courses.length).toBeGreaterThan(30)
  expect(
    courses.filter(({ place, environment }) => place.cc === 'ES' && environment === 'countryside').map(({ place }) => place.name.es),
  ).toEqual([])
})

test('zoos, theme parks and aquariums are sold where a known one is near, on the same side of the sea', () => {
  const tickets = stays.flatMap(({ id, hotel, components }) =>
    parkTickets.flatMap((code) => (components.includes(code) ? [{ id, km: hotel.centres?.[code] }] : [])),
  )
  expect(tickets.length).toBeGreaterThan(50)
  expect(tickets.filter(({ km }) => km === undefined || km > 45)).toEqual([])
})

test('a hotel that lends bicycles sells no rental of one', () => {
  const rentals = stays.filter(({ components }) => components.includes('bike-rental'))
  expect(rentals.length).toBeGreaterThan(100)
  expect(rentals.filter(({ hotel }) => hotel.facilities.includes('bikes')).map(({ id }) => id)).toEqual([])
})

test('a boat trip from a city begins in it', () => {
  const trips = stays.filter(({ hotel, components }) => hotel.environment === 'city' && components.includes('boat-trip'))
  expect(trips.length).toBeGreaterThan(50)
  const far = trips.filter(({ hotel }) => hotel.centres?.['boat-trip'] === undefined && partnerKilometres(hotel, 'boat-trip') > 2)
  expect(far.map(({ id }) => id)).toEqual([])
})

/** Themes under which a title of another theme is at home: that of a treehouse for two lovers, of a museum for a city trip. */
const hosts: Readonly<Record<ThemeCode, readonly ThemeCode[]>> = {
  wellness: ['romantic', 'mountain'],
  romantic: ['wellness', 'unusual'],
  gastronomy: ['romantic', 'culture', 'countryside', 'city'],
  family: [],
  city: ['culture'],
  seaside: ['gastronomy'],
  mountain: ['wellness', 'gastronomy'],
  countryside: ['unusual', 'culture', 'gastronomy'],
  unusual: [],
  culture: ['city', 'countryside'],
}

test('the title of a stay is at home under every theme that lists it', () => {
  const odd = stays.flatMap(({ id, components, themes }) => {
    const main = mainTheme({ themes, components })
    return themes.filter((theme) => theme !== main && !hosts[theme].includes(main)).map((theme) => `${id} ${theme}: ${main}`)
  })
  expect(odd).toEqual([])
})

test('a hotel with stays for families has no romantic style', () => {
  const ofFamilies = stays.filter(({ themes }) => themes.includes('family'))
  expect(ofFamilies.length).toBeGreaterThan(200)
  expect(ofFamilies.filter(({ hotel }) => hotel.styles.includes('romantic')).map(({ id }) => id)).toEqual([])
  expect(hotelEntries.filter(({ hotel }) => hotel.facts.styles.includes('romantic')).length).toBeGreaterThan(100)
  expect(hotelEntries.filter(({ hotel }) => hotel.facts.styles.length === 0)).toEqual([])
})
