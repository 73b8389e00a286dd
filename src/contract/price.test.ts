import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Eligibility } from './eligibility.ts'
import { CancellationPolicy, PriceInfo } from './price.ts'

// @rule B3.9
it('a deadline is a day, whatever its time; an invalid one is absent', () => {
  const deadline = (cancellationDeadline: unknown) =>
    v.parse(CancellationPolicy, { cancellable: true, cancellationDeadline }).cancellationDeadline
  expect(deadline('2027-05-01')).toBe('2027-05-01')
  expect(deadline('2027-05-01T18:00:00+02:00')).toBe('2027-05-01')
  expect(['01/05/2027', '2027-02-30', '', 5, undefined].map(deadline)).toEqual(Array.from({ length: 5 }))
})

// @rule B3.9
it('a promotion need not be whole', () => {
  expect(v.parse(PriceInfo, { sellPrice: 10_001, promo: 33.33 }).promo).toBe(33.33)
  expect([-1, 101].some((promo) => v.is(PriceInfo, { sellPrice: 1, promo }))).toBe(false)
})

// @rule S7.38
it('unknown ways to pay are dropped; of each type the first is used', () => {
  const known = { type: '3x', paymentFee: 450 }
  const paymentMethods = [{ type: '10x', paymentFee: 0 }, known, { type: '4x' }, { ...known, paymentFee: 1 }, null, 'deferred']
  expect(v.parse(Eligibility, { paymentMethods })).toEqual({ paymentMethods: [known] })
  expect(v.is(Eligibility, { paymentMethods: {} })).toBe(false)
})
