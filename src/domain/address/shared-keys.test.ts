import { expect, it } from 'vitest'
import { datesField, giftNights, guestsField } from './dates-and-guests.ts'
import { keysOf } from './fields.ts'
import { sharedKeys } from './shared-keys.ts'

it('the shared parameters are those of the dates, the guests and the nights of a gift', () => {
  expect(sharedKeys.split(' ')).toEqual(keysOf({ datesField, guestsField, giftNights }))
})
