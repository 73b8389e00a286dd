import { expect, it } from 'vitest'
import { cheapestOfNights } from './cheapest-of-nights.ts'

const stay = (nights: number, checkin: string, amount: number) => ({ nights, checkin, amount, weekendId: 1 })

it('the cheapest stay of each number of nights is marked once, and none where all cost the same', () => {
  const stays = [stay(1, '2026-12-04', 9000), stay(1, '2027-01-08', 8000), stay(1, '2027-02-05', 8000), stay(2, '2026-12-04', 17_000)]
  expect([...cheapestOfNights(stays)]).toEqual([[1, stays[1]]])
  expect([...cheapestOfNights([stay(2, '2026-12-04', 1), stay(2, '2027-01-08', 1)])]).toEqual([])
})
