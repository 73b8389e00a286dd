import { describe, expect, it } from 'vitest'
import type { ActivityDetail } from '../../contract/activity.ts'
import type { StayDetail } from '../../contract/stay.ts'
import { viewedActivity, viewedStay } from './viewed-products.ts'

const picture = {
  url: '/p.avif',
  alt: '',
  sizes: { '120_80': '/s.avif', '640_360': '/m.avif', '960_540': '/l.avif', '1600_900': '/x.avif' },
}
const location = { label: 'Reims', latitude: 49, longitude: 4 }
const center = { id: 9, label: 'Spa', location, main: true }
const stay = (more: object = {}) =>
  ({
    id: 7,
    label: 'Night in Reims',
    uri: '/sejour/7',
    hotel: { id: 3, label: 'House', stars: 3, location, review: { average: 9, count: 4 } },
    images: [picture],
    nights: { min: 2, max: 3 },
    price: { fromPrice: { sellPrice: 120_00, refPrice: 150_00, promo: 20 } },
    ...more,
  }) as unknown as StayDetail
const activity = (prices: object) =>
  ({
    id: 700001,
    label: 'Massage',
    uri: '/activites/700001',
    imagesBySize: [picture],
    prices,
    mainActivityCenter: center,
  }) as unknown as ActivityDetail

describe('an entry of the recently viewed products', () => {
  // @rule B3.16
  it('is a stay with its price, promo and nights, its hotel and score', () => {
    expect(viewedStay(stay())).toEqual({
      type: 'STAY',
      id: 7,
      imageUrl: '/m.avif',
      label: 'Night in Reims',
      price: { sellPrice: 120_00, refPrice: 150_00, promo: 20, nights: 2 },
      hotel: { id: 3, label: 'House', stars: 3, location: { label: 'Reims' }, review: { average: 9, count: 4 } },
      uri: '/sejour/7',
    })
  })

  // @rule B3.16
  it('is an activity with its price for one: the sell price by its adults', () => {
    const two = { barPrice: 99_99, sellPrice: 89_99, refPrice: 99_99, promo: 10, promoPercentageRounded: 10 }
    expect(viewedActivity(activity({ 2: two }))?.price).toEqual({ sellPrice: 45_00, refPrice: 50_00, promo: 10, nights: 0 })
    expect(viewedActivity(activity({ 2: { ...two, refPrice: undefined } }))?.price?.refPrice).toBe(50_00)
    expect(viewedActivity(activity({}))?.price).toBeUndefined()
  })

  // @rule B5.4
  it('has no reference price without a promotion that is shown', () => {
    const price = { barPrice: 99_99, sellPrice: 97_99, refPrice: 99_99, promo: 2, promoPercentageRounded: 2 }
    expect(viewedActivity(activity({ 2: price }))?.price).toMatchObject({ refPrice: undefined, promo: 0 })
    const { price: storage } = viewedStay(stay({ price: { fromPrice: { sellPrice: 120_00, refPrice: 130_00, promo: 8 } } })) ?? {}
    expect(storage).toMatchObject({ refPrice: undefined, promo: 0 })
  })

  it('is nothing without a picture', () => expect(viewedStay(stay({ images: [] }))).toBeUndefined())
})
