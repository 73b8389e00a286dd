import { describe, expect, test } from 'vitest'
import { HomePages } from '../../../src/contract/cms/home-page.ts'
import { OffersResponse } from '../../../src/contract/offers.ts'
import { locales } from '../../../src/market/markets.ts'
import { originOfTests } from '../../../origin/testing/origin.ts'
import { loadBlocks, picturesOf } from './blocks.tsx'

const origin = await originOfTests()
/** The banner of the week changes with its theme. */
const weeks = Array.from({ length: 104 }, (_, week) => new Date(Date.UTC(2026, 10, 21 + 7 * week)).toISOString().slice(0, 10))

/** Results of each search, which are the same for every week's page. */
const found = new Map<string, Promise<OffersResponse>>()
function offersOf(path: string): Promise<OffersResponse> {
  const known = found.get(path) ?? origin.responseTo(OffersResponse, path)
  found.set(path, known)
  return known
}

describe.for(locales)('in %s', (locale) => {
  test('no picture is twice on a home page with stays, in any week of two years', async () => {
    for (const today of weeks) {
      const { booking, gifting } = await origin.responseTo(HomePages, `/api/cms/homepage?locale=${locale}`, today)
      for (const page of [booking, gifting]) {
        const rows = loadBlocks(page, ({ query, count }) =>
          offersOf(`/offers.json?${new URLSearchParams({ ...query, locale, limit: String(count) })}`),
        )
        const cards = (await Promise.all(rows.values())).flatMap(({ exactMatch }) => exactMatch)
        const shown = [...picturesOf(page), ...cards.map(({ images }) => images[0]?.url)]
        expect([today, shown.filter((url, at) => shown.indexOf(url) < at)]).toEqual([today, []])
      }
    }
  })
})
