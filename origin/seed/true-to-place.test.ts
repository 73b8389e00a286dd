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
