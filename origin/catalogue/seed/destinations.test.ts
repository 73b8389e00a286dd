import { expect, test } from 'vitest'
import { folded } from '../geography/folded.ts'
import { kilometres } from '../geography/kilometres.ts'
import celebratedTowns from './celebrated-towns.json' with { type: 'json' }
import { namesOf, readGazetteer, type Place } from './gazetteer.ts'
import { placePaths } from './place-paths.ts'

const gazetteer = readGazetteer()
const towns = gazetteer.places.filter(({ kind }) => kind === 'city' || kind === 'sea_resort' || kind === 'ski_resort')

// Biel/Bienne is written so in Switzerland.
test('no town has two languages in one name', () => {
  expect(towns.flatMap(({ cc, name }) => (cc === 'CH' ? [] : name)).filter((name) => name.includes('/') || name.includes(' - '))).toEqual(
    [],
  )
})

test('small words within a Spanish or Italian name are written small', () => {
  const names = towns.filter(({ cc }) => cc === 'ES' || cc === 'IT').map(({ name }) => name)
  expect(names.filter((name) => / (?:De|Del|A|Con|Su|Allo) \p{Lu}/u.test(name))).toEqual([])
})

test('towns have the names that travellers know', () => {
  const names = new Set(towns.map(({ name }) => name))
  const known = ['Puerto de Sagunto', 'Banyuls-sur-Mer', 'Due Carrare', 'Jesolo', 'Almere', 'Hardinxveld-Giessendam', 'Petit-Enghien']
  expect(known.filter((name) => !names.has(name))).toEqual([])
})

/** Pairs of towns of one country that are this near, and alike. */
function pairs(within: number, alike: (one: Place, other: Place) => boolean): string[] {
  const northward = towns.toSorted((a, b) => a.lat - b.lat)
  return northward.flatMap((one, index) => {
    const others: string[] = []
    for (const other of northward.slice(index + 1)) {
      if (other.lat - one.lat > within / 111) break
      if (other.cc === one.cc && kilometres(one, other) <= within && alike(one, other)) others.push(`${one.name}, ${other.name}`)
    }
    return others
  })
}

const letters = (name: string): string => folded(name).replaceAll(/[^a-z]/g, '')
const names = (place: Place): readonly string[] => [place.name, ...Object.values(namesOf(place))].map(letters)

test.each([
  ['Attractiepark Slagharen', 'es', 'Parque de atracciones Slagharen'],
  ['Ellezelles', 'nl', 'Elzele'],
  ['Saint-Vith', 'nl', 'Sankt Vith'],
  ['Pompei', 'nl', 'Pompeï'],
  ['Loreto', 'fr', 'Lorette'],
  ['Ávila', 'it', 'Ávila'],
] as const)('%s has its name in %s: %s', (own, language, name) => {
  const found = gazetteer.places.filter((place) => place.name === own)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((place) => namesOf(place)[language] !== name)).toEqual([])
})

test('a town is listed once, under one name', () => {
  expect(pairs(5, (one, other) => names(one).some((name) => names(other).includes(name)))).toEqual([])
  const begins = (one: Place, other: Place): boolean => letters(one.name).startsWith(letters(other.name))
  expect(pairs(1, (one, other) => begins(one, other) || begins(other, one))).toEqual([])
})

test('no numbered district is a town of its own', () => {
  expect(towns.map(({ name }) => name).filter((name) => / \d{2}$/.test(name))).toEqual([])
})

/** Kilometres from the point of a town to a sight at its edge. */
const atTown = 10

test('a celebrated town has a sight of its own or at its edge', () => {
  const sights = gazetteer.places.filter(({ kind }) => kind === 'poi')
  const visited = Object.entries(celebratedTowns).flatMap(([cc, counts]) =>
    Object.keys(counts).map((name) => towns.filter((town) => town.cc === cc && town.name === name).toSorted((a, b) => b.pop - a.pop)[0]),
  )
  const without = visited.filter((town) => town && !sights.some((sight) => kilometres(town, sight) < atTown))
  expect(without.map((town) => town?.name)).toEqual(['Ede'])
})

test('a place that was listed before is found as the town of today', () => {
  expect(gazetteer.former.length).toBeGreaterThan(20)
  const paths = placePaths(gazetteer)
  for (const place of gazetteer.former) {
    expect(gazetteer.current(place)).not.toBe(place)
    expect(gazetteer.find(place.id)).toBe(gazetteer.current(place))
    expect(paths.get(place.id)?.fr).toBeDefined()
  }
})
