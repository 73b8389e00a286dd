import { describe, expect, test } from 'vitest'
import addressData from './addresses.json' with { type: 'json' }
import { townWalkReach, townWalkSights } from '../facts/town-walk.ts'
import { islandOf } from '../geography/islands.ts'
import { kilometres } from '../geography/kilometres.ts'
import { districtZip } from './districts.ts'
import { namesOf, type Place } from './gazetteer.ts'
import { postcodeStarts } from './postcodes.ts'
import { activities, gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

const addresses = [...hotelEntries.map(({ hotel }) => hotel), ...activities]

const italianStarts: Readonly<Record<string, string>> = addressData.postcodes

/** What the postcodes of a place can begin with. */
function startsOf({ cc, department, region }: Place): readonly string[] {
  const area = gazetteer.find(cc === 'NL' ? region : department)
  if (!area) return []
  return cc === 'IT' ? [italianStarts[area.code] ?? '-'] : postcodeStarts(area)
}

test('no street in Belgium is named after a French institution', () => {
  const belgian = addresses.filter(({ place }) => place.cc === 'BE').map(({ facts }) => facts.street)
  expect(belgian.some((street) => street.startsWith('Place Communale'))).toBe(true)
  expect(belgian.filter((street) => /Mairie|République|Carnot|Victor-Hugo|Gare\b/.test(street))).toEqual([])
})

test('in the lagoon of Venice nothing is on wheels, and the train ends in the city', () => {
  const inLagoon = ({ facts }: (typeof addresses)[number]) => ['Venezia', 'Giudecca'].includes(facts.place.name.it)
  const hotels = hotelEntries.map(({ hotel }) => hotel).filter(inLagoon)
  expect(hotels.length).toBeGreaterThan(3)
  for (const { facts } of hotels) {
    expect(facts.parking.kind).toBe('none')
    expect(facts.facilities).not.toContain('parking')
    expect(facts.facilities).not.toContain('ev-charging')
    expect(facts.facilities).not.toContain('bikes')
    expect(facts.eco).not.toContain('bike-friendly')
    expect(facts.station).toBe(facts.place.name.it === 'Venezia')
  }
  const wheels = hotelEntries
    .filter(({ hotel }) => inLagoon(hotel))
    .flatMap(({ stays }) => stays.flatMap(({ facts }) => facts.components))
    .concat(activities.filter(inLagoon).map(({ facts }) => facts.component))
  expect(wheels.filter((code) => code === 'bike-rental' || code === 'karting')).toEqual([])
})

test('visitors of an island without their cars leave them at the harbour of the mainland', () => {
  const islanders = hotelEntries
    .map(({ hotel }) => hotel.facts)
    .filter(({ place }) => ['Schiermonnikoog', 'Oost-Vlieland', 'Capri', 'Anacapri'].includes(place.name.it))
  expect(islanders.length).toBeGreaterThanOrEqual(5)
  expect(new Set(islanders.map(({ parking }) => parking.kind))).toEqual(new Set(['mainland']))
  expect(islanders.filter(({ facilities }) => facilities.includes('parking') || facilities.includes('ev-charging'))).toEqual([])
})

test('the point of a large town is beside its cathedral or main square', () => {
  const sightsOfCentres = {
    Firenze: 'Duomo di Firenze',
    Milano: 'Duomo di Milano',
    Verona: 'Arena di Verona',
    Córdoba: 'Mezquita-catedral de Córdoba',
    Sevilla: 'Real Alcázar de Sevilla',
    Gent: 'Gravensteen',
    Brugge: 'Belfort van Brugge',
    Bruxelles: 'Grand-Place de Bruxelles',
    'Den Haag': 'Mauritshuis',
    Maastricht: 'Vrijthof',
    Paris: 'Notre-Dame de Paris',
    Avignon: 'Palais des Papes',
    'Santiago de Compostela': 'Catedral de Santiago de Compostela',
  }
  const named = (name: string, kind: string) => gazetteer.places.find((place) => place.kind === kind && place.name === name)
  const far = Object.entries(sightsOfCentres).flatMap(([name, sightName]) => {
    const [town, sight] = [named(name, 'city'), named(sightName, 'poi')]
    const km = town && sight ? kilometres(town, sight) : Infinity
    return km > 0.75 ? [`${name}: ${km}`] : []
  })
  expect(far).toEqual([])
})

test('no town of an island has the name of the island where others are near it', () => {
  const capital = gazetteer.find(2516479)
  expect(capital && namesOf(capital)).toEqual({ fr: 'Ibiza-Ville', es: 'Ibiza ciudad', nl: 'Ibiza-stad', it: 'Ibiza città' })
  const areas = gazetteer.places.filter(({ kind }) => kind === 'touristic_area')
  const near = hotelEntries.flatMap(({ hotel: { facts } }) =>
    facts.nearby
      .filter(({ name, town }) => town && islandOf(facts) !== undefined && areas.some((area) => namesOf(area).es === name.es))
      .map(({ name }) => `${facts.id} ${name.es}`),
  )
  expect(near).toEqual([])
})

test('squares, markets and bridges of a town are sights of its surroundings only', () => {
  expect(townWalkSights.filter((name) => !gazetteer.places.some((place) => place.kind === 'poi' && place.name === name))).toEqual([])
  const names = gazetteer.places
    .filter(({ kind, name }) => kind === 'poi' && townWalkSights.includes(name))
    .map((place) => namesOf(place).fr)
  const named = hotelEntries.flatMap(({ hotel: { facts } }) =>
    facts.nearby.filter(({ name }) => names.includes(name.fr)).map(({ name, km }) => ({ id: facts.id, name: name.fr, km })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ km }) => km > townWalkReach)).toEqual([])
})

test('a charging point is in a car park', () => {
  const hotels = hotelEntries.map(({ hotel }) => hotel.facts).filter(({ facilities }) => facilities.includes('ev-charging'))
  expect(hotels.length).toBeGreaterThan(100)
  expect(hotels.filter(({ facilities }) => !facilities.includes('parking')).map(({ id }) => id)).toEqual([])
})

describe('postcodes', () => {
  const written = addresses.map(({ place, facts: { zip } }) => ({ place, zip, town: `${place.cc} ${place.name}` }))

  test('begin as those of their department, province or region do', () => {
    const wrong = written.filter(({ place, zip }) => !startsOf(place).some((start) => zip.startsWith(start)))
    expect(wrong.map(({ town, zip }) => `${town} ${zip}`)).toEqual([])
  })

  test('are those of the district in Paris, Lyon and Marseille', () => {
    const divided = addresses.filter(({ place }) => place.cc === 'FR' && ['Paris', 'Lyon', 'Marseille'].includes(place.name))
    expect(divided.length).toBeGreaterThan(15)
    const wrong = divided.filter(({ place, facts }) => facts.zip !== districtZip(place, facts))
    expect(wrong.map(({ facts }) => facts.id)).toEqual([])
    // The Gare de Lyon is in the twelfth district of Paris, the Place Bellecour in the second of Lyon, the Vieux-Port in the first of Marseille.
    expect(districtZip({ cc: 'FR', name: 'Paris' }, { lat: 48.8443, lng: 2.3743 })).toBe('75012')
    expect(districtZip({ cc: 'FR', name: 'Lyon' }, { lat: 45.7578, lng: 4.832 })).toBe('69002')
    expect(districtZip({ cc: 'FR', name: 'Marseille' }, { lat: 43.2965, lng: 5.376 })).toBe('13001')
  })

  test('are as long as in their country', () => {
    const forms: Readonly<Record<string, RegExp>> = { BE: /^\d{4}$/, NL: /^\d{4} [A-Z]{2}$/ }
    expect(written.filter(({ place, zip }) => !(forms[place.cc] ?? /^\d{5}$/).test(zip)).map(({ town, zip }) => `${town} ${zip}`)).toEqual(
      [],
    )
  })

  test('are the same for all hotels of a small town', () => {
    const small = written.filter(({ place }) => place.pop < 30_000)
    const byTown = Map.groupBy(small, ({ place }) => place.id)
    const several = [...byTown.values()].filter((some) => new Set(some.map(({ zip }) => zip.slice(0, 4))).size > 1)
    expect(several.map((some) => some.map(({ town, zip }) => `${town} ${zip}`))).toEqual([])
  })
})
