import { expect, test } from 'vitest'
import { belongsTo, extents } from './area-extents.ts'
import { gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

const areas = gazetteer.places.filter(({ kind }) => kind === 'touristic_area')
const towns = [...new Map(hotelEntries.map(({ hotel: { place } }) => [place.id, place])).values()]

const townsOf = (name: string) =>
  areas.filter((area) => area.name === name).flatMap((area) => towns.filter((town) => belongsTo(area, town, gazetteer)))

test('a holiday area has no hotel in another country', () => {
  const abroad = areas.flatMap((area) =>
    towns.filter((town) => town.cc !== area.cc && belongsTo(area, town, gazetteer)).map((town) => `${area.name}: ${town.name}`),
  )
  expect(abroad).toEqual([])
})

test.each([
  ['Alsace', ['FR-67', 'FR-68']],
  ['Périgord', ['FR-24']],
  ['Vlaamse Ardennen', ['BE-VOV']],
  ['Pays des Collines', ['BE-WHT']],
  ['Costiera Amalfitana', ['IT-SA']],
  ['Val Pusteria', ['IT-BZ']],
])('%s is in its departments or provinces', (name, codes) => {
  const found = townsOf(name)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ department }) => !codes.includes(gazetteer.find(department)?.code ?? '')).map((town) => town.name)).toEqual([])
})

test.each([
  ['Alsace', 'Gérardmer'],
  ['Pyrénées', 'Benasque'],
  ['Pyrénées', 'Toulouse'],
  ['Cantons de l’Est', 'Spa'],
  ['Cantons de l’Est', 'Stavelot'],
  ['Kempen', 'Hasselt'],
  ['Kempen', 'Halen'],
  ['Presqu’île de Crozon', 'Plougastel-Daoulas'],
  ['Val Pusteria', 'Corvara in Badia'],
  ['Belgische Kust', 'Brugge'],
  ['Hollandse Kust', 'Amsterdam'],
  ['Val de Loire', 'Poitiers'],
  ['Costa del Sol', 'Ronda'],
])('%s does not hold %s', (area, town) => {
  expect(towns.map(({ name }) => name)).toContain(town)
  expect(townsOf(area).map(({ name }) => name)).not.toContain(town)
})

test('every extent is of an area, and every name and code in it is known', () => {
  const names = new Set(areas.map(({ name }) => name))
  const codes = new Set(gazetteer.places.map(({ code }) => code))
  const localities = new Set(gazetteer.places.map(({ name }) => name))
  expect(Object.keys(extents).filter((name) => !names.has(name))).toEqual([])
  for (const { within = [], without = [], only = [] } of Object.values(extents)) {
    expect(within.filter((code) => !codes.has(code))).toEqual([])
    expect([...without, ...only].filter((name) => !localities.has(name))).toEqual([])
  }
})
