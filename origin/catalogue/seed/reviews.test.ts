import { describe, expect, test } from 'vitest'
import type { ReviewNegative, ReviewPositive } from '../facts/codes.ts'
import type { HotelFacts } from '../facts/facts.ts'
import { hotelEntries } from '../samples/standard-catalogue.ts'

const reviews = hotelEntries.flatMap(({ hotel, reviews: own }) => own.map((review) => ({ ...review, hotel: hotel.facts })))
const worded = reviews.filter(({ facts }) => facts.positives.length + facts.negatives.length > 0)
const between = (from: number, to: number) => worded.filter(({ average }) => average >= from && average < to)
const idsOf = (found: readonly { facts: { id: number } }[]) => found.map(({ facts }) => facts.id)

describe('the words of a review fit its score', () => {
  test('most reviews have words', () => expect(worded.length).toBeGreaterThan(reviews.length * 0.85))

  test('from 8: praise, and at most one complaint beside more praise', () => {
    const content = between(80, 101)
    expect(content.length).toBeGreaterThan(8000)
    expect(idsOf(content.filter(({ facts }) => facts.positives.length <= facts.negatives.length))).toEqual([])
    expect(idsOf(content.filter(({ facts }) => facts.negatives.length > 1))).toEqual([])
    const best = between(90, 101)
    expect(best.filter(({ facts }) => facts.negatives.length > 0).length).toBeLessThan(best.length / 3)
    // "A little" of something: the first complaint of its kind.
    expect(idsOf(best.filter(({ facts }) => facts.turns.negatives.some((turn) => turn > 0)))).toEqual([])
  })

  test('from 6 to 8: both', () => {
    const mixed = between(60, 80)
    expect(mixed.length).toBeGreaterThan(500)
    expect(idsOf(mixed.filter(({ facts }) => facts.positives.length === 0 || facts.negatives.length === 0))).toEqual([])
  })

  test('below 6: more complaints than praise', () => {
    expect(idsOf(between(0, 60).filter(({ facts }) => facts.positives.length >= facts.negatives.length))).toEqual([])
  })

  test('the score of the words is that of the review', () => {
    expect(idsOf(reviews.filter(({ average, facts }) => facts.average !== average))).toEqual([])
  })
})

const has =
  (...codes: HotelFacts['facilities']) =>
  ({ facilities }: HotelFacts) =>
    codes.some((code) => facilities.includes(code))

/** What a hotel needs for a praise or a complaint. */
const praiseNeeds: Partial<Record<ReviewPositive, (hotel: HotelFacts) => boolean>> = {
  pool: has('indoor-pool'),
  spa: has('spa'),
  dinner: has('restaurant'),
  garden: has('garden'),
  parking: ({ parking }) => parking.kind === 'free',
  view: ({ environment }) => environment !== 'city',
  location: ({ environment, station }) => station || environment === 'city' || environment === 'seaside',
  'room-size': ({ rooms }) => rooms.every(({ sqm }) => sqm >= 20),
}
const blameNeeds: Partial<Record<ReviewNegative, (hotel: HotelFacts) => boolean>> = {
  'spa-crowded': has('spa'),
  'slow-service': has('restaurant'),
  'parking-price': ({ parking }) => parking.kind === 'paid',
  'hot-room': ({ facilities }) => !facilities.includes('air-conditioning'),
  stairs: (hotel) => !has('lift', 'accessible')(hotel) && hotel.type !== 'treehouse',
  'breakfast-queue': ({ roomCount }) => roomCount >= 20,
}

test('reviews name only what their hotel has', () => {
  const wrong = worded.filter(
    ({ facts, hotel }) =>
      facts.positives.some((code) => praiseNeeds[code]?.(hotel) === false) ||
      facts.negatives.some((code) => blameNeeds[code]?.(hotel) === false),
  )
  expect(idsOf(wrong)).toEqual([])
})

test('families stay where a room holds three', () => {
  const families = reviews.filter(({ facts }) => facts.type === 'family')
  expect(families.length).toBeGreaterThan(1000)
  expect(idsOf(families.filter(({ hotel }) => hotel.rooms.every(({ maxCapacity }) => maxCapacity < 3)))).toEqual([])
})
