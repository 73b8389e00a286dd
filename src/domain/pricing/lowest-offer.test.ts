import { expect, it } from 'vitest'
import { offer } from '../stay/any-offer.test-cases.ts'
import { lowestOffer } from './card-price.ts'

it('the lowest offer of a hotel is one at the standard rate', () => {
  const insured = { ...offer(3, 90_00), priceInfo: { sellPrice: 90_00, insuranceAmount: 6_00 } }
  expect(lowestOffer([offer(1, 200_00), insured, offer(2, 120_00), offer(4, 120_00)])?.weekendId).toBe(2)
  expect(lowestOffer([insured])).toBeUndefined()
  expect(lowestOffer([])).toBeUndefined()
})
