import { expect, test } from 'vitest'
import { parks, parkTickets } from '../seed/parks.ts'
import { namesOf } from '../seed/gazetteer.ts'
import { kilometres } from '../geography/kilometres.ts'
import { locales } from '../../../src/market/markets.ts'
import { textsOf } from './index-by-locale.ts'
import { componentPlans, hoursOf, partnerKilometres } from './shared/component-plan.ts'
import { activities, gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

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

test('a partner is no farther than the nearest centre that offers the same', () => {
  const pairs = hotelEntries.flatMap(({ hotel: { facts: hotel }, stays }) =>
    stays.flatMap(({ facts }) =>
      facts.components.filter((code) => componentPlans[code].venue === 'nearby').map((code) => ({ hotel, code })),
    ),
  )
  const nearest = pairs.flatMap(({ hotel, code }) => {
    const distances = activities
      .filter(({ facts, published }) => published && facts.component === code)
      .map(({ facts }) => kilometres(hotel, facts))
    const km = Math.min(...distances)
    return km <= 15 ? [{ id: hotel.id, code, far: partnerKilometres(hotel, code) - Math.max(1, km) }] : []
  })
  expect(nearest.length).toBeGreaterThan(10)
  expect(nearest.filter(({ far }) => Math.abs(far) > 0.51)).toEqual([])
})

test('a park that the page of a hotel names is as far as its ticket says', () => {
  const places = new Map(gazetteer.places.filter(({ kind }) => kind === 'poi').map((place) => [place.name, namesOf(place).fr]))
  expect(
    Object.values(parks)
      .flat()
      .filter((name) => !places.has(name)),
  ).toEqual([])
  const named = hotelEntries.flatMap(({ hotel: { facts: hotel }, stays }) =>
    parkTickets
      .filter((code) => stays.some(({ facts }) => facts.components.includes(code)))
      .flatMap((code) => {
        const names = parks[code].map((name) => places.get(name))
        const nearest = hotel.nearby.find(({ name }) => names.includes(name.fr))
        return nearest ? [{ id: hotel.id, name: nearest.name.fr, far: partnerKilometres(hotel, code) - Math.max(1, nearest.km) }] : []
      }),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ far }) => Math.abs(far) > 0.51)).toEqual([])
})

/** Sentences that a city needs no car, in every language; a car that is not needed for dinner is another matter. */
const noCar = /besoin de voiture|falta coche|auto nodig|auto non serve/

test.each(locales)('no stay with a partner beyond a walk is for guests without a car: %s', (locale) => {
  const described = hotelEntries.flatMap(({ hotel: { facts: hotel }, stays }) =>
    stays.map(({ facts }) => ({ hotel, facts, text: textsOf(locale).stay.description(facts, hotel) })),
  )
  const onFoot = described.filter(({ text }) => noCar.test(text))
  expect(onFoot.length).toBeGreaterThan(10)
  const far = onFoot.filter(({ hotel, facts }) =>
    facts.components.some((code) => componentPlans[code].venue === 'nearby' && partnerKilometres(hotel, code) > 2),
  )
  expect(far.map(({ facts }) => facts.id)).toEqual([])
})
