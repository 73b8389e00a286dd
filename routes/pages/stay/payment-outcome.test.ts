import { describe, expect, it } from 'vitest'
import { paymentOutcomeOf } from './payment-outcome.ts'

const of = (query: string) => paymentOutcomeOf(new URLSearchParams(query))

describe('coming back from the payment provider', () => {
  it('is told by the query it adds', () => {
    expect(of('payment=confirmed&reference=S10572-2027-03-09')).toEqual({ kind: 'confirmed', reference: 'S10572-2027-03-09' })
    expect(of('payment=cancelled&reference=S10572-2027-03-09')).toEqual({ kind: 'cancelled' })
  })

  it('shows no reference that is not one', () => {
    expect(of('payment=confirmed&reference=Call+me')).toBeUndefined()
    expect(of('payment=confirmed')).toBeUndefined()
    expect(of('payment=other')).toBeUndefined()
    expect(of('')).toBeUndefined()
  })
})
