import { describe, expect, test } from 'vitest'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { responseTo, facets, offers } from '../testing/whole-catalogue.ts'

describe('facets', () => {
  // @rule S7.8
  test('a choice has as many results as its count', async () => {
    const base = 'region=1012&minHotelReviewScore=8'
    const { properties, totalCount } = await facets(base)
    expect(totalCount).toBe((await offers(base)).searchDetails.totalCount)
    const keys = {
      tag: 'tags',
      stars: 'stars',
      type: 'hotelTypes',
      environment: 'hotelEnvironments',
      style: 'hotelStyles',
      facility: 'facilities',
    } as const
    for (const { propertyType, values } of properties) {
      const key = Object.entries(keys).find(([type]) => type === propertyType)?.[1]
      for (const value of key ? values.filter((choice) => choice.count > 0).slice(0, 3) : []) {
        expect((await offers(`${base}&${key}=${value.id}`)).searchDetails.totalCount, `${key}=${value.id}`).toBe(value.count)
      }
    }
  })

  test('a filter does not restrict its own choices', async () => {
    const stars = async (query: string) => (await facets(query)).properties.find((facet) => facet.propertyType === 'stars')?.values
    expect(await stars('region=1012&stars=4')).toEqual(await stars('region=1012'))
  })

  // @rule S5.12
  test('activities are included on request, highlighted ones always, names on request', async () => {
    const types = async (query: string) =>
      (await responseTo(FacetsResponse, `/facets.json?locale=fr_FR&region=1012${query}`)).properties.map(({ propertyType }) => propertyType)
    expect(await types('&propertiesRequested=tag,stars')).toEqual(['highlighted', 'stars'])
    expect(await types('&propertiesRequested=tag,stars&withActivities=true')).toEqual(['tag', 'highlighted', 'stars'])
    expect(await types('')).not.toContain('tag')
    const unnamed = (await responseTo(FacetsResponse, '/facets.json?locale=fr_FR&propertiesRequested=facility')).properties[0]?.values[0]
    expect(unnamed?.name).toBe(unnamed?.id)
  })

  test('a gift’s price is its voucher’s', async () => {
    const total = async (query: string) => (await facets(`flow=gifting&${query}`)).totalCount
    const limited = (await offers('flow=gifting&priceMax=15000')).searchDetails.totalCount
    expect(await total('singleVoucherPriceMax=15000')).toBe(limited)
    expect(await total('')).toBeGreaterThan(limited)
  })

  test('the price range holds under the other filters', async () => {
    const price = (await facets('region=1012&stars=5')).properties.find((facet) => facet.propertyType === 'price')
    const lowest = price?.min ?? 0
    const upTo = async (cents: number) => (await offers(`region=1012&stars=5&priceMax=${cents}`)).exactMatch
    const all = await upTo(lowest + 1)
    expect(all.map(({ sellPrice, nights }) => Math.floor(sellPrice / nights))).toContain(lowest)
    expect(await upTo(lowest - 1)).toEqual([])
  })

  const ofPrice = async (query: string) =>
    (await facets(query)).properties.find(({ propertyType }) => propertyType === 'price')?.values ?? []
  const cases = ['region=1012', 'region=1012&checkin=2026-12-11&nights=3&adult=4', 'flow=gifting&region=1012']
  test.each(cases)('a step of the price has as many results as it would leave, per night for these guests: %s', async (query) => {
    const steps = await ofPrice(query)
    expect(steps.some(({ count }) => count > 0)).toBe(true)
    const [min, max] = query.includes('gifting') ? ['singleVoucherPriceMin', 'singleVoucherPriceMax'] : ['priceMin', 'priceMax']
    for (const [at, { id, count }] of steps.entries()) {
      const next = steps[at + 1]
      const range = `${min}=${id}${next ? `&${max}=${Number(next.id) - 1}` : ''}`
      expect((await offers(`${query}&${range}`)).searchDetails.totalCount, range).toBe(count)
    }
    expect(await ofPrice(`${query}&${min}=8000&${max}=12000`)).toEqual(steps)
  })

  test('a price is compared per night, whatever the length of the stay', async () => {
    for (const length of ['', '&checkin=2026-12-11&nights=2', '&checkin=2026-12-14&nights=5&adult=1']) {
      const { exactMatch } = await offers(`region=1012&priceMin=9000&priceMax=15000&limit=100${length}`)
      const perNight = exactMatch.map(({ sellPrice, nights }) => sellPrice / nights)
      expect(exactMatch.length).toBeGreaterThan(5)
      expect(perNight.filter((cents) => cents < 9000 || cents > 15_000)).toEqual([])
    }
  })
})
