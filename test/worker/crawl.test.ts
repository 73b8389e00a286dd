import { expect, inject, it } from 'vitest'
import { crawl } from '../../bench/crawl/crawl.ts'
import { report } from '../../bench/crawl/summary.ts'
import { get } from './site.ts'

/** `npm run crawl` in small: one page of each kind of two markets and a partner's site, and what they link to. */
it('pages, sitemaps, links and structured data agree with each other', async () => {
  const until = Date.now() + 80_000
  const { graph, contradictions, unfinished } = await crawl({
    origin: inject('site'),
    request: async (address) => {
      const { status, headers, body } = await get(address)
      return { address, status, headers: new Headers(headers), body }
    },
    markets: ['fr', 'nl'],
    minisites: [new URL(inject('minisite')).pathname],
    pages: 1,
    links: 1,
    seed: 3,
    reach: [],
    connections: 3,
    isOver: () => Date.now() > until,
  })
  expect([report(contradictions), unfinished]).toEqual([[], []])
  expect(graph.pages.size).toBeGreaterThan(70)
}, 90_000)
