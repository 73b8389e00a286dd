import { expect, it } from 'vitest'
import { datesField, giftNights, guestsField } from './dates-and-guests.ts'
import { giftChoice } from './gift-choice.ts'
import { keysOf } from './fields.ts'
import { sharedKeys } from './shared-keys.ts'

it('the shared parameters are those of the dates, the guests and the choices of a giver', () => {
  expect(sharedKeys.split(' ')).toEqual(keysOf({ datesField, guestsField, giftNights, ...giftChoice }))
})
