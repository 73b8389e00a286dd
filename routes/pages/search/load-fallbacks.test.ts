import { expect, it } from 'vitest'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { fallbackSearches } from '../../../src/domain/fallback/fallback-searches.ts'
import { parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { anyFound, loadFallbacks, shownResults } from './load-fallbacks.ts'

const hotel = { id: 7, label: '', uri: '', location: { label: '' } }
const offer = { id: 1, hotel } as unknown as OffersResponse['exactMatch'][number]
const response = (exactMatch: OffersResponse['exactMatch'], totalCount = exactMatch.length): OffersResponse => ({
  exactMatch,
  searchDetails: { adult: 2, child: 0, baby: 0, totalCount, location: { lat: 1, lng: 2 } },
})
const criteria = parseSearchCriteria('city=5&theme=26')
const searchesFor = (exact: OffersResponse) => fallbackSearches(criteria, exact, { flow: 'booking' })

// @rule S4.58
it('requests three results of each fallback, without the hotels already found', async () => {
  const queries: unknown[] = []
  const outcome = await loadFallbacks(Promise.resolve(response([offer])), searchesFor, async (query) => {
    queries.push(query)
    return response([])
  })
  expect(outcome.map(({ fallback }) => fallback.value)).toEqual(['expand', 'category', 'expand+category'])
  expect(queries).toEqual([
    expect.objectContaining({ limit: 3, excludedHotelIds: ['7'], lat: 1, distanceMax: 30, orderBy: 'distance', theme: 26 }),
    expect.objectContaining({ limit: 3, excludedHotelIds: ['7'], city: 5, searchServiceProvider: 'catalog' }),
    expect.objectContaining({ limit: 3, excludedHotelIds: ['7'], lat: 1, distanceMax: 30 }),
  ])
})

it('sends no request when the exact results fill a page, or when there are no fallbacks', async () => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await loadFallbacks(Promise.resolve(response([offer], 24)), searchesFor, never)).toEqual([])
  await expect(loadFallbacks(Promise.reject(new Error('down')), searchesFor, never)).rejects.toThrow('down')
})

it('resolves to true with the first non-empty result, and to false when all have failed or are empty', async () => {
  const outcome = (...offers: Promise<OffersResponse>[]) =>
    offers.map((each) => ({
      fallback: fallbackSearches(criteria, response([]), { flow: 'booking' })[0]!.fallback,
      offers: each,
    }))
  const hanging = new Promise<never>(() => {})
  expect(await anyFound(outcome(hanging, Promise.resolve(response([offer]))))).toBe(true)
  expect(await anyFound(outcome(Promise.reject(new Error('down')), Promise.resolve(response([]))))).toBe(false)
  expect(await anyFound([])).toBe(false)
})

// @rule S8.3
it('drops a fallback that failed, and stays that an earlier one has', async () => {
  const fallback = fallbackSearches(criteria, response([]), { flow: 'booking' })[0]!.fallback
  const other = { ...offer, id: 2 }
  const offers = [response([offer]), new Error('down'), response([offer]), response([offer, other])].map((each) =>
    each instanceof Error ? Promise.reject(each) : Promise.resolve(each),
  )
  const shown = await Promise.allSettled(shownResults(offers.map((each) => ({ fallback, offers: each }))))
  expect(shown.map((each) => (each.status === 'fulfilled' ? each.value.offers.map(({ id }) => id) : 'failed'))).toEqual([
    [1],
    'failed',
    [],
    [2],
  ])
})
