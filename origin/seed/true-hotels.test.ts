import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { standardHotels } from './destinations.ts'
import { readGazetteer } from './gazetteer.ts'

const { hotelEntries } = catalogue(readGazetteer(), standardHotels)
const hotels = hotelEntries.map(({ hotel }) => hotel.facts)

test('breakfast ends before guests have to leave', () => {
  expect(hotels.filter(({ checkout }) => checkout === '10:00').length).toBeGreaterThan(200)
  expect(hotels.filter(({ breakfast, checkout }) => breakfast.to > checkout).map(({ id }) => id)).toEqual([])
})
