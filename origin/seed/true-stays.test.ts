import { expect, test } from 'vitest'
import { componentPlans } from '../texts/shared/component-plan.ts'
import { catalogue } from './catalogue.ts'
import { standardHotels } from './destinations.ts'
import { readGazetteer } from './gazetteer.ts'

const { hotelEntries } = catalogue(readGazetteer(), standardHotels)
const stays = hotelEntries.flatMap(({ hotel, stays: own }) => own.map(({ facts }) => ({ hotel: hotel.facts, ...facts })))

test('a brunch begins before guests have to leave', () => {
  const brunches = stays.filter(({ components }) => components.includes('brunch'))
  expect(brunches.length).toBeGreaterThan(100)
  const begins = componentPlans.brunch.hours?.from ?? ''
  expect(brunches.filter(({ hotel }) => hotel.checkout < begins).map(({ id }) => id)).toEqual([])
})
