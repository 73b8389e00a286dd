import { expect, it } from 'vitest'
import { type HeldCode, withHeldCode, withoutHeldCode } from './held-codes.ts'

const held = (reference: number, code = 'JWRS-7KMA-Q2XN'): HeldCode => ({ reference: `9000000${reference}`, code })

it('the newest code comes first, once, and the oldest of six leaves', () => {
  const five = [1, 2, 3, 4, 5].map((reference) => held(reference))
  expect(withHeldCode(five, held(6))).toEqual([held(6), held(1), held(2), held(3), held(4)])
  expect(withHeldCode(five, held(3, 'ABCD-2345-EFGH'))).toEqual([held(3, 'ABCD-2345-EFGH'), held(1), held(2), held(4), held(5)])
})

it('a code is signed out by its reference', () => {
  expect(withoutHeldCode([held(1), held(2)], '90000001')).toEqual([held(2)])
  expect(withoutHeldCode([held(1)], '90000009')).toEqual([held(1)])
})
