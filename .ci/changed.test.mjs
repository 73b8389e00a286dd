import { describe, expect, it } from 'vitest'
import { testsOf } from './changed.mjs'

const islands = ['booking', 'booking-quote', 'filter-keys', 'filters', 'map', 'many-pins', 'sort'].map((it) => `test/islands/${it}.test.ts`)
const requests = ['search', 'stay'].map((it) => `test/worker/${it}.test.ts`)
const journey = 'test/e2e/journey.test.ts'
const all = [...islands, ...requests, journey]

describe('the tests that a change touches', () => {
  it.each([
    ['an island', 'src/islands/booking/Booking.tsx', ['test/islands/booking.test.ts', 'test/islands/booking-quote.test.ts']],
    [
      'a folder below an island',
      'src/islands/results-map/canvas/stay-map.ts',
      ['test/islands/map.test.ts', 'test/islands/many-pins.test.ts'],
    ],
    [
      'an island with tests of other names',
      'src/islands/filters/Filters.tsx',
      ['test/islands/filter-keys.test.ts', 'test/islands/filters.test.ts'],
    ],
    ['what several islands share', 'src/islands/api.ts', islands],
    ['the fixture of islands', 'test/islands/fixture/page.tsx', islands],
    ['the set-up of one island’s tests', 'test/islands/booking.ts', ['test/islands/booking.test.ts', 'test/islands/booking-quote.test.ts']],
    ['a page', 'routes/pages/stay.tsx', ['test/worker/stay.test.ts']],
    ['the worker', 'worker/render/head.tsx', requests],
    ['a test', journey, [journey]],
    ['a rule', 'src/domain/pricing/price.ts', []],
  ])('of %s are its own', (_, change, tests) => {
    expect(testsOf([change], all)).toEqual(tests)
  })
})
