import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ActivityDetail, ActivityOffers } from '../../src/contract/activity.ts'
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
