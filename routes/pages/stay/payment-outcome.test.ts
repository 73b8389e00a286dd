import { describe, expect, it } from 'vitest'
import { paymentOutcomeOf } from './payment-outcome.ts'

const dates = { checkin: '2027-03-09', checkout: '2027-03-11' }

describe('coming back from the payment provider', () => {
  it('is told by what it adds to the query', () => {
    expect(paymentOutcomeOf('confirmed', 10572, dates)).toEqual({ kind: 'confirmed', reference: 'S10572-2027-03-09' })
    expect(paymentOutcomeOf('cancelled', 10572, dates)).toEqual({ kind: 'cancelled' })
  })

  it('is no other visit', () => {
    expect(paymentOutcomeOf('confirmed', 10572, undefined)).toBeUndefined()
    expect(paymentOutcomeOf('other', 10572, dates)).toBeUndefined()
    expect(paymentOutcomeOf(null, 10572, dates)).toBeUndefined()
  })
})
