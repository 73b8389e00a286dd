import { describe, expect, it } from 'vitest'
import { activityCardPrice, stayCardPrice } from './card-price.ts'

describe('the price of a stay’s card', () => {
  const offer = { sellPrice: 10000, refPrice: 12000, promo: 17, priceType: 'from', nights: 2 } as const
  const undated = { flow: 'booking', hasDates: false } as const

  // @rule S3.1
  it('comes with its reference price when the promo is ten percent or more', () => {
    expect(stayCardPrice(offer, undated)).toMatchObject({ sell: 10000, reference: 12000, promo: 17, nights: 2, people: 2 })
    expect(stayCardPrice({ ...offer, promo: 9 }, undated)).toMatchObject({ promo: 0, reference: undefined })
    expect(stayCardPrice({ ...offer, promo: 9.5 }, undated)).toMatchObject({ promo: 10, reference: 12000 })
  })

  // @rule S3.3
  it('shows neither promo nor reference price in gifting', () => {
    expect(stayCardPrice(offer, { ...undated, flow: 'gifting' })).toMatchObject({ promo: 0, reference: undefined })
  })

  // @rule S4.6
  it('is a from-price only without dates, outside gifting, and when no other type comes with it', () => {
    const type = (over: object, setting: object = {}) => stayCardPrice({ ...offer, ...over }, { ...undated, ...setting }).type
    expect(type({})).toBe('from')
    expect(type({}, { hasDates: true })).toBe('final')
    expect(type({}, { flow: 'gifting' })).toBe('final')
    expect(type({ priceType: 'final' })).toBe('final')
  })

  // @rule S9.1
  it('is for two people and one night where the offer does not say', () => {
    expect(stayCardPrice({ ...offer, nights: 0 }, undated)).toMatchObject({ nights: 1, people: 2 })
    expect(stayCardPrice({ ...offer, participants: 0 }, undated)).toMatchObject({ people: 2 })
    expect(stayCardPrice({ ...offer, participants: 4 }, undated)).toMatchObject({ nights: 2, people: 4 })
  })
})

describe('the price of an activity’s card', () => {
  const prices = [
    { paxComposition: { adults: 1 }, sellPrice: 4500 },
    { paxComposition: { adults: 2 }, sellPrice: 8001, barPrice: 10000, promo: 20 },
  ]

  // @rule S9.2
  it('is that of one of two adults', () => {
    expect(activityCardPrice({ sellPrice: 4500, prices })).toEqual({ sell: 4001, reference: 5000, promo: 20, type: 'final', people: 1 })
  })

  it('is for the lowest number of guests if none is for two', () => {
    const four = [{ paxComposition: { adults: 4 }, sellPrice: 10000 }]
    expect(activityCardPrice({ sellPrice: 4500, prices: four })).toMatchObject({ sell: 2500, people: 1 })
  })

  // @rule S9.2
  it('is shared by the participants, two by default, where there is no price list', () => {
    expect(activityCardPrice({ sellPrice: 6000, participants: 3 })).toMatchObject({ sell: 2000 })
    expect(activityCardPrice({ sellPrice: 6000 })).toMatchObject({ sell: 3000 })
  })

  // @rule S3.5
  it('has neither promo nor reference price below 5 percent', () => {
    expect(activityCardPrice({ sellPrice: 4800, refPrice: 5000, promo: 4, participants: 1 })).toMatchObject({
      promo: 0,
      reference: undefined,
    })
  })
})
