import { expect, it } from 'vitest'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import { fallbackSearches } from '../../../src/domain/fallback/fallback-searches.ts'
import { parseSearchCriteria } from '../../../src/domain/criteria/parse-search.ts'
import { anyFound, askFallbacks, shownResults } from './ask-fallbacks.ts'

const hotel = { id: 7, label: '', uri: '', location: { label: '' } }
const offer = { id: 1, hotel } as unknown as OffersAnswer['exactMatch'][number]
const answer = (exactMatch: OffersAnswer['exactMatch'], totalCount = exactMatch.length): OffersAnswer => ({
  exactMatch,
  searchDetails: { adult: 2, child: 0, baby: 0, totalCount, location: { lat: 1, lng: 2 } },
})
const criteria = parseSearchCriteria('city=5&theme=26')
const searchesFor = (exact: OffersAnswer) => fallbackSearches(criteria, exact, { locale: 'fr_FR', flow: 'booking' })

it('asks for three results of each fallback, without the hotels already found', async () => {
  const queries: unknown[] = []
  const asked = await askFallbacks(Promise.resolve(answer([offer])), searchesFor, async (query) => {
    queries.push(query)
    return answer([])
  })
  expect(asked.map(({ fallback }) => fallback.value)).toEqual(['expand', 'category', 'expand+category'])
  expect(queries).toEqual([
    expect.objectContaining({ limit: '3', excludedHotelIds: '7', lat: '1', distanceMax: '30', orderBy: 'distance', theme: '26' }),
    expect.objectContaining({ limit: '3', excludedHotelIds: '7', city: '5', searchServiceProvider: 'catalog' }),
    expect.objectContaining({ limit: '3', excludedHotelIds: '7', lat: '1', distanceMax: '30' }),
  ])
})

it('asks nothing when the exact results fill a page, or there are none to be had', async () => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await askFallbacks(Promise.resolve(answer([offer], 24)), searchesFor, never)).toEqual([])
  await expect(askFallbacks(Promise.reject(new Error('down')), searchesFor, never)).rejects.toThrow('down')
})

it('knows that something is found by the first that finds it, and that nothing is when all have failed or are empty', async () => {
  const asked = (...offers: Promise<OffersAnswer>[]) =>
    offers.map((each) => ({
      fallback: fallbackSearches(criteria, answer([]), { locale: 'fr_FR', flow: 'booking' })[0]!.fallback,
      offers: each,
    }))
  const hanging = new Promise<never>(() => {})
  expect(await anyFound(asked(hanging, Promise.resolve(answer([offer]))))).toBe(true)
  expect(await anyFound(asked(Promise.reject(new Error('down')), Promise.resolve(answer([]))))).toBe(false)
  expect(await anyFound([])).toBe(false)
})

it('shows nothing of a fallback that failed, or that only repeats those before it', async () => {
  const fallback = fallbackSearches(criteria, answer([]), { locale: 'fr_FR', flow: 'booking' })[0]!.fallback
  const other = { ...offer, id: 2 }
  const offers = [answer([offer]), new Error('down'), answer([offer]), answer([offer, other])].map((each) =>
    each instanceof Error ? Promise.reject(each) : Promise.resolve(each),
  )
  const shown = await Promise.allSettled(shownResults(offers.map((each) => ({ fallback, offers: each }))))
  expect(shown.map((each) => (each.status === 'fulfilled' ? each.value.map(({ id }) => id) : 'failed'))).toEqual([
    [1],
    'failed',
    [],
    [1, 2],
  ])
})
