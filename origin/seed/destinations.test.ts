import { expect, test } from 'vitest'
import { readGazetteer } from './gazetteer.ts'

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
