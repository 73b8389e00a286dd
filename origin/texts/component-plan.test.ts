import { expect, test } from 'vitest'
import { catalogue } from '../seed/catalogue.ts'
import { standardHotels } from '../seed/destinations.ts'
import { readGazetteer } from '../seed/gazetteer.ts'
import { componentPlans, hoursOf } from './shared/component-plan.ts'

const { hotelEntries } = catalogue(readGazetteer(), standardHotels)
const dinners = hotelEntries.flatMap(({ hotel: { facts: hotel }, stays }) =>
  stays.flatMap(({ facts }) =>
    facts.components
      .filter((code) => componentPlans[code].kind === 'dinner')
      .map((code) => ({ id: facts.id, cc: hotel.place.cc, facts, hours: hoursOf(code, facts, hotel, facts.nights.min) })),
  ),
)

test('dinner in Spain begins at half past eight or later, elsewhere before', () => {
  expect(dinners.length).toBeGreaterThan(300)
  expect(dinners.filter(({ cc, hours }) => (hours?.from ?? '') >= '20:30' !== (cc === 'ES')).map(({ id }) => id)).toEqual([])
})

test('no dinner is at the time of a show on a single night', () => {
  const show = componentPlans.show.hours
  const beside = dinners.filter(({ facts }) => facts.nights.min === 1 && facts.components.includes('show'))
  expect(beside.length).toBeGreaterThan(5)
  const overlapping = beside.filter(({ hours }) => hours && show && hours.from < show.to && hours.to > show.from)
  expect(overlapping.map(({ id }) => id)).toEqual([])
})
