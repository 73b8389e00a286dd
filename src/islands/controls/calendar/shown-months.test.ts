import { expect, it } from 'vitest'
import { monthCounts } from './ShownMonths.tsx'

// @rule S2.29 S9.13
it('two months turn one by one; the endless list grows by three', () => {
  expect(monthCounts).toEqual({ pair: 2, turn: 1, more: 3 })
})
