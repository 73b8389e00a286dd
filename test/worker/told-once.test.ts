import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const Banners = v.array(v.object({ image: v.looseObject({ sizes: v.record(v.string(), v.string()) }) }))
const Extras = v.array(v.looseObject({ imagesBySize: v.optional(v.record(v.string(), v.string())) }))
const Prices = v.object({ values: v.array(v.object({ name: v.string(), count: v.number() })) })

const parse = (json: string | undefined) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(json ?? 'null'))

/** What a page tells the first island of a name. */
const toldTo = (body: string, island: string) =>
  parse(
    new RegExp(
      `<travel-island data-name="${island}"(?:(?!<travel-island).)*?<script type="application/json">([^<]*)</script><!---->`,
      's',
    ).exec(body)?.[1],
  )

describe('a page', () => {
  it('tells its islands what is set, and not what is nowhere', async () => {
    const site = parse(/<script id="site" type="application\/json">([^<]*)/.exec((await get('/fr')).body)?.[1])
    expect(site['mode']).toEqual({})
    expect(Object.keys(site)).not.toContain('homes')
  })

  it('tells the list of extras what it shows, for its own flow only', async () => {
    const [booked, given] = await Promise.all(
      ['/fr/sejour/10572', '/fr/sejour/10572?flow=gifting'].map(async (path) => toldTo((await get(path)).body, 'extras')),
    )
    expect(Object.keys(booked ?? {}).toSorted()).toEqual(['extras', 'hotelId', 'query', 'stayId', 'upsells'])
    expect(Object.keys(given ?? {}).toSorted()).toEqual(['hotelId', 'priceList', 'query', 'singleVoucherProducts', 'stayId'])
    const extras = [booked?.['upsells'], given?.['singleVoucherProducts']].flatMap((list) => v.parse(Extras, list))
    expect(extras.length).toBeGreaterThan(1)
    expect(new Set(extras.flatMap(({ imagesBySize = {} }) => Object.keys(imagesBySize)))).toEqual(new Set(['640_360']))
    expect(extras.filter((extra) => 'activityIds' in extra)).toEqual([])
  })

  it('tells the panel of a booking the first length of a gift, and that of a gift all prices', async () => {
    const [booked, given] = await Promise.all([get('/fr/sejour/10572'), get('/fr/sejour/10572?flow=gifting')])
    const panel = toldTo(booked.body, 'booking')
    expect(panel['priceList']).toBeUndefined()
    const [first] = v.parse(v.array(v.looseObject({ nights: v.number() })), toldTo(given.body, 'gift')['priceList'])
    expect(panel['giftNights']).toBe(first?.nights)
    expect(first).toHaveProperty('sellPrices')
  })

  it('tells the results the pictures that banners show, and the filters prices without names', async () => {
    const { body } = await get('/fr/week-ends')
    const banners = v.parse(Banners, toldTo(body, 'results')['banners'])
    expect(banners.length).toBeGreaterThan(0)
    for (const { image } of banners) {
      expect(Object.keys(image).filter((key) => key !== 'color')).toEqual(['sizes'])
      expect(Object.keys(image.sizes)).toEqual(['640_360', '960_540', '1600_900'])
    }
    const { properties } = v.parse(
      v.object({ properties: v.array(v.looseObject({ propertyType: v.string() })) }),
      toldTo(body, 'filters')['facets'],
    )
    const { values } = v.parse(
      Prices,
      properties.find(({ propertyType }) => propertyType === 'price'),
    )
    expect(values.some(({ count }) => count > 0)).toBe(true)
    expect(values.filter(({ name }) => name !== '')).toEqual([])
  })

  it('tells a heart the activity of its card; a stay is told by the card', async () => {
    const hearts = async (path: string) => [
      ...(await get(path)).body.matchAll(/<article [^>]*data-offer="(\d+)"(?:(?!<\/article>).)*<wish-heart([^>]*)>/gs),
    ]
    const [stays, activities] = await Promise.all([hearts('/fr/week-ends'), hearts('/fr/activites')])
    expect([stays.length > 1, activities.length > 1]).toEqual([true, true])
    expect(stays.map(([, , told]) => told)).toEqual(stays.map(() => ''))
    expect(activities.map(([, , told]) => told)).toEqual(activities.map(([, id]) => ` data-item="ACTIVITY:${id}"`))
  })
})
