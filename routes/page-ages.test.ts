import { expect, it } from 'vitest'
import { oldestPageMs } from '../src/islands/runtime/page-age.ts'
import { pageAges, cachedKinds } from './page-ages.ts'

const priced = ['search', 'stay', 'hotel', 'activities', 'activity'] as const

it('a campaign begins on the home page at most five minutes late (record 52)', () => {
  expect(pageAges.home.seconds + pageAges.home.stale).toBeLessThanOrEqual(300)
})

it('scripts believe a page with prices to be as old as caches may send it', () => {
  for (const kind of priced) expect([kind, (pageAges[kind].seconds + pageAges[kind].stale) * 1000]).toEqual([kind, oldestPageMs])
})

it('pages with prices that are visited every minute are of that minute', () => {
  for (const kind of priced) expect([kind, pageAges[kind].seconds]).toEqual([kind, 60])
})

it('no page is sent for longer than half a day', () => {
  for (const kind of cachedKinds) expect(pageAges[kind].seconds + pageAges[kind].stale).toBeLessThan(43_200)
})
