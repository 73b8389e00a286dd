import { expect, it } from 'vitest'
import { percentilesOf, type StoredVital } from './percentiles.ts'

const vital = (value: number, more: Partial<StoredVital> = {}): StoredVital => ({
  pos: 'fr_fr',
  metric: 'LCP',
  page: 'stay',
  navigation: 'navigate',
  part: null,
  value,
  ...more,
})

it('percentiles are values that were measured, in whatever order they came', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => vital(((index * 37) % 100) + 1))
  expect(percentilesOf(hundred)).toEqual([
    { pos: 'fr_fr', metric: 'LCP', page: 'stay', navigation: 'navigate', count: 100, p50: 50, p75: 75, p95: 95, part: undefined },
  ])
  expect(percentilesOf([vital(7)])).toMatchObject([{ count: 1, p50: 7, p75: 7, p95: 7 }])
  expect(percentilesOf([vital(900), vital(100)])).toMatchObject([{ count: 2, p50: 100, p75: 900, p95: 900 }])
  expect(percentilesOf([])).toEqual([])
})

it('metric, market, kind of page and navigation are apart', () => {
  const apart = [{ metric: 'TTFB' }, { pos: 'it_it' }, { page: 'hotel' }, { navigation: 'prerender' }]
  const found = percentilesOf([vital(1), ...apart.map((more) => vital(500, more))])
  expect(found.map(({ metric, pos, page, navigation, p50 }) => [metric, pos, page, navigation, p50])).toEqual([
    ['LCP', 'fr_fr', 'hotel', 'navigate', 500],
    ['LCP', 'fr_fr', 'stay', 'navigate', 1],
    ['LCP', 'fr_fr', 'stay', 'prerender', 500],
    ['LCP', 'it_it', 'stay', 'navigate', 500],
    ['TTFB', 'fr_fr', 'stay', 'navigate', 500],
  ])
})

it('the part is the one that the slowest quarter names', () => {
  const parts = ['main img', 'main img', 'main img', 'main h1', 'main h1', 'results', 'booking', 'booking']
  const vitals = parts.map((part, index) => vital(index * 100, { part }))
  expect(percentilesOf(vitals)).toMatchObject([{ p75: 500, part: 'booking' }])
})
