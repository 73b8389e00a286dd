import { expect, it } from 'vitest'
import { giftSwitch } from './flow-switch.ts'
import { parseStayCriteria } from './hash.ts'
import { noStayChoices } from './criteria.ts'

// @rule B4.21
it('switching to gifting sets two adults and the first nights of the price list', () => {
  expect(giftSwitch(noStayChoices, 2)).toBe('giftNights=2&giftAdults=2')
  expect(giftSwitch(noStayChoices, undefined)).toBe('giftAdults=2')
})

// @rule B4.22
it('switching to gifting preserves the choices: nights of a gift, dates and guests', () => {
  const chosen = 'checkin=2027-04-13&checkout=2027-04-14&a=3&giftNights=3'
  expect(giftSwitch(parseStayCriteria(chosen), 2)).toBe(`${chosen}&giftAdults=2`)
})
