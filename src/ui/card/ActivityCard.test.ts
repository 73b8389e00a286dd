import { expect, test } from 'vitest'
import { perPerson } from './ActivityCard.tsx'

const prices = [
  { paxComposition: { adults: 1 }, sellPrice: 4500 },
  { paxComposition: { adults: 2 }, sellPrice: 8001, barPrice: 10000, promo: 20 },
]

test('an activity is priced for one of two adults', () => {
  expect(perPerson({ sellPrice: 4500, prices })).toEqual({ sell: 4001, reference: 5000, promo: 20, people: 1 })
})

test('without a price for two, the first party counts', () => {
  expect(perPerson({ sellPrice: 4500, prices: [{ paxComposition: { adults: 4 }, sellPrice: 10000 }] })).toMatchObject({
    sell: 2500,
    people: 1,
  })
})

test('without a price list, the offer’s price is shared by its participants', () => {
  expect(perPerson({ sellPrice: 6000, participants: 3 })).toMatchObject({ sell: 2000, people: 1 })
})

test('a promo below 5 percent is none, and has no reference price', () => {
  expect(perPerson({ sellPrice: 4800, refPrice: 5000, promo: 4 })).toEqual({ sell: 4800, reference: undefined, promo: 0, people: 1 })
})
