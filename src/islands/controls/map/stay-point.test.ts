import { expect, test } from 'vitest'
import { stayCardPrice } from '../../../domain/pricing/card-price.ts'
import { stayPoints } from './stay-point.ts'

const location = { lat: 51, lng: 3 }
const price = { sellPrice: 32_700, refPrice: 36_000, promo: 9, priceType: 'from', nights: 2, participants: 3 } as const
const found = { exactMatch: [{ id: 1, label: 'Moulin', location, weekend: [{ id: 7, price }] }] }

test('a hotel without a stay is not on the map', () => {
  const exactMatch = [
    { id: 1, label: undefined, location, weekend: [{ id: 7, price: undefined }] },
    { id: 2, label: undefined, location, weekend: [] },
  ]
  expect(stayPoints({ exactMatch }, { flow: 'booking', hasDates: false })).toEqual([{ stay: 7, location }])
})

test.each([
  { flow: 'booking', hasDates: false, from: true },
  { flow: 'booking', hasDates: true, from: false },
  { flow: 'gifting', hasDates: false, from: false },
] as const)('a pin has the price of its card: $flow, dates $hasDates', ({ from, ...setting }) => {
  const card = stayCardPrice(price, setting)
  const [pin] = stayPoints(found, setting)
  expect(pin).toEqual({ stay: 7, hotel: 'Moulin', location, price: { cents: card.sell, from } })
  expect(card.type === 'from').toBe(from)
})
