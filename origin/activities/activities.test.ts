import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { componentTags } from '@escale/catalogue'
import { ActivityDetail, ActivityOffers } from '../../src/contract/activity.ts'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { locales } from '../../src/market/markets.ts'
import { origin } from '../testing/whole-catalogue.ts'

describe('activities', () => {
  const search = async (criteria: object): Promise<ActivityOffers> => {
    const { status, json } = await origin.post('/search/activity-only.json', { locale: 'fr_FR', numberOfPackagesPerHotel: 20, ...criteria })
    expect(status).toBe(200)
    return v.parse(ActivityOffers, json)
  }

  test('are counted the same on every page, also beyond the last', async () => {
    const [first, beyond] = [await search({ page: 0 }), await search({ page: 90 })]
    expect(beyond.results).toEqual([])
    expect(beyond.searchDetails.totalCount).toBe(first.searchDetails.totalCount)
    expect(first.searchDetails.totalCount).toBeGreaterThan(24)
  })

  // @rule B3.5
  test.each(locales)('are complete in %s', async (locale) => {
    const { json } = await origin.post('/search/activity-only.json', { locale, page: 1 })
    const { mainTitle, pageModel, results } = v.parse(ActivityOffers, json)
    expect([mainTitle, pageModel.pageTitle, pageModel.metaDescription].filter((text) => text.length < 10)).toEqual([])
    expect(pageModel.alternateUrls).toHaveLength(6)
    expect(results).toHaveLength(24)
    const { json: expired } = await origin.get(`/activity-only/weekend/700020/detail.json?locale=${locale}`)
    expect(v.parse(ActivityDetail, expired).published).toBe(false)
  })

  test.each(locales)('name how long they last once on a card in %s', async (locale) => {
    const { json } = await origin.post('/search/activity-only.json', {
      locale,
      filters: { offer: { tags: [componentTags.get('massage-50')] } },
    })
    const { results } = v.parse(ActivityOffers, json)
    expect(results.length).toBeGreaterThan(5)
    expect(results.flatMap(({ headwords }) => headwords.filter((word) => /50/.test(word)))).toHaveLength(results.length)
  })

  const byFlow = (path: string, query: string) => origin.get(`${path}?locale=fr_FR&flow=activity&${query}`)
  const facets = async (query: string): Promise<FacetsResponse> =>
    v.parse(FacetsResponse, (await byFlow('/facets.json', `withNames=true&withActivities=true&${query}`)).json)

  test('of each kind and price are as many as a search for it finds', async () => {
    const { properties, totalCount } = await facets('adult=2')
    expect((await search({})).searchDetails.totalCount).toBe(totalCount)
    const kinds = properties.find(({ propertyType }) => propertyType === 'tag')?.values ?? []
    expect(kinds.length).toBeGreaterThan(8)
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
    for (const { id, count } of kinds.slice(0, 5)) {
      const found = await search({ filters: { offer: { tags: [id], price: { min: 100, max: 100_000 } } } })
      expect(found.searchDetails.totalCount).toBe(count)
      expect((await facets(`tags=${id}`)).totalCount).toBe(count)
    }
    const cheap = await search({ filters: { offer: { price: { max: 6000 } } }, sorting: { orderBy: 'priceAsc' } })
    expect((await facets('priceMax=6000')).totalCount).toBe(cheap.searchDetails.totalCount)
    const prices = cheap.results.map(({ sellPrice }) => sellPrice)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(Math.max(...prices)).toBeLessThanOrEqual(6000)
  })

  test('are counted together with other searches', async () => {
    const { json } = await origin.post('/counts.json', { locale: 'fr_FR', searches: ['flow=activity', 'flow=activity&city=99999999'] })
    expect(json).toEqual({ counts: [(await search({})).searchDetails.totalCount, 0] })
    expect((await byFlow('/offers.json', '')).status).toBe(400)
  })

  test('take no more adults than the most that the search names', async () => {
    const { maxAdults = 0 } = await search({})
    const countFor = async (adults: number) =>
      (await search({ filters: { offer: { familyComposition: { adults } } } })).searchDetails.totalCount
    expect(await countFor(maxAdults)).toBeGreaterThan(0)
    expect(await countFor(maxAdults + 1)).toBe(0)
  })

  test('have a picture of what they are, in a place like their own, unlike the cards beside and above', async () => {
    for (const page of [0, 1, 2, 3, 4]) {
      const { results } = await search({ page })
      const leads = results.map(({ images }) => images[0]?.url)
      expect(leads.filter((lead, at) => at % 3 > 0 && lead === leads[at - 1])).toEqual([])
      expect(leads.filter((lead, at) => at >= 3 && lead === leads[at - 3])).toEqual([])
    }
  })

  test('have a window with snow in the mountains only', async () => {
    const cards = (await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((page) => search({ page })))).flatMap(
      ({ results }) => results,
    )
    const snowy = cards.filter(({ images }) => images.some(({ url }) => url.includes('/sauna-day')))
    const { results } = await origin.db.prepare("SELECT id FROM activity WHERE facts ->> 'environment' <> 'mountain'").all<{ id: number }>()
    const below = new Set(results.map(({ id }) => id))
    expect(cards.length).toBeGreaterThan(200)
    expect(snowy.filter(({ id }) => below.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('are new for a day that is known: some of them, not all', async () => {
    const cards = (await Promise.all([0, 1, 2, 3].map((page) => search({ page })))).flatMap(({ results }) => results)
    const isNew = cards.filter(({ onSaleSince }) => onSaleSince !== undefined && onSaleSince > '2026-09-20')
    expect(isNew.length).toBeGreaterThan(0)
    expect(isNew.length).toBeLessThan(cards.length / 4)
  })

  test('are found by place and guests', async () => {
    const all = await search({})
    expect(all.searchDetails.totalCount).toBeGreaterThan(100)
    const near = await search({
      filters: { property: { location: { latitude: 48.85, longitude: 2.35, maxDistance: 100 } } },
      sorting: { orderBy: 'distance' },
    })
    expect(near.results.every((card) => (card.distance ?? 999) <= 100)).toBe(true)
    const [card] = all.results
    expect(card?.prices?.find((price) => price.paxComposition.adults === 2)?.sellPrice).toBe(card?.sellPrice)
    const detail = v.parse(ActivityDetail, (await origin.get(`/activity-only/weekend/${card?.id}/detail.json?locale=nl_BE`)).json)
    expect(detail).toMatchObject({ id: card?.id, published: true })
    expect(detail.prices[2]?.sellPrice).toBe(card?.sellPrice)
    expect((await origin.get('/activity-only/weekend/10011/detail.json?locale=nl_BE')).status).toBe(404)
  })
})
