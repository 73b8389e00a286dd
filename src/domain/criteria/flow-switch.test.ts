import { expect, it } from 'vitest'
import { giftSwitch } from './flow-switch.ts'

it('switching to gifting sets two adults and the first nights of the price list', () => {
  expect(giftSwitch(2)).toBe('giftNights=2&giftAdults=2')
  expect(giftSwitch(undefined)).toBe('giftAdults=2')
})
