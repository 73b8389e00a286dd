import { expect, test } from 'vitest'
import { shownPrice } from './shown-price.ts'

const offer = { sellPrice: 10000, refPrice: 12000, promo: 17, priceType: 'from', nights: 2 } as const

test('a promo of ten percent or more comes with its reference price', () => {
  expect(shownPrice(offer, 'booking')).toEqual({ sell: 10000, reference: 12000, promo: 17, type: 'from', nights: 2, people: 2 })
})

test('a smaller promo, or any promo of a gift, shows neither', () => {
  expect(shownPrice({ ...offer, promo: 9 }, 'booking')).toMatchObject({ promo: 0, reference: undefined })
  expect(shownPrice(offer, 'gifting')).toMatchObject({ promo: 0, reference: undefined })
})
