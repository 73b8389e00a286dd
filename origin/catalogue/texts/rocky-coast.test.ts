import { expect, test } from 'vitest'
import { isRocky } from '../pictures/rocky-coast.ts'
import { locales } from '../../../src/market/markets.ts'
import { textsOf } from './index-by-locale.ts'
import { hotelEntries } from '../samples/standard-catalogue.ts'

const rocky = hotelEntries.filter(({ hotel }) => isRocky(hotel.facts.place.name))

test.each(locales)('no text speaks of a beach in a rocky place: %s', (locale) => {
  const { hotel: hotelTexts, stay: stayTexts, review } = textsOf(locale)
  expect(rocky.length).toBeGreaterThan(5)
  const written = rocky.flatMap(({ hotel: { facts: hotel }, stays, reviews }) => [
    hotelTexts.description(hotel),
    ...stays.flatMap(({ facts }) => [stayTexts.label(facts, hotel), stayTexts.description(facts, hotel)]),
    ...reviews.flatMap(({ facts }) => [review.positive(facts) ?? '', review.negative(facts) ?? '']),
  ])
  expect(written.filter((text) => /plage|playa|spiagg|strand/i.test(text))).toEqual([])
})

test('no hotel in a rocky place has a way to the beach', () => {
  expect(rocky.filter(({ hotel }) => hotel.facts.facilities.includes('beach-access'))).toEqual([])
})
