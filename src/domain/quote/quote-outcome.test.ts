import { describe, expect, it } from 'vitest'
import type { Quote } from '../../contract/quote.ts'
import { quoteChange, quoteOutcome, quoteStress } from './quote-outcome.ts'

const today = '2026-11-21'
const reservationCriteria = { checkin: '2026-12-04', nights: 2, adult: 2, child: 0, baby: 0 }
const priced: Quote = { bookable: true, reservationCriteria, priceInfo: { sellPrice: 19_900 } }
const failing = (code: string): Quote => ({ bookable: false, reservationCriteria, errors: [{ code }] })

describe('quote', () => {
  it('gives its price', () => {
    expect(quoteOutcome(priced, today)).toEqual({ kind: 'priced', price: { sellPrice: 19_900 }, quote: priced })
  })

  // @rule B5.8
  it('marks the dates unavailable', () => {
    const code = 'price-error: package-not-available-at-checkin'
    expect(quoteOutcome(failing(code), today)).toMatchObject({ kind: 'unavailableOnDates', refusal: { kind: 'dates', code } })
    expect(quoteOutcome(failing('checkin-in-past'), today).kind).toBe('unavailableOnDates')
    expect(quoteOutcome(priced, '2026-12-05')).toEqual({
      kind: 'unavailableOnDates',
      refusal: { kind: 'past', code: 'checkin-in-past' },
    })
    expect(quoteOutcome(priced, '2026-12-04').kind).toBe('priced')
  })

  // @rule B5.8
  it('gives the first code or message of the server, else its own', () => {
    const errors = [{}, { message: 'Too many guests' }, { code: 'other' }]
    expect(quoteOutcome({ ...priced, bookable: false, errors }, today)).toMatchObject({
      kind: 'notBookable',
      refusal: { sentence: 'Too many guests' },
    })
    expect(quoteOutcome({ ...priced, bookable: false }, today)).toEqual({
      kind: 'notBookable',
      refusal: { kind: 'notBookable', code: 'The offer is not bookable with these criterias' },
    })
    expect(quoteOutcome({ bookable: true, reservationCriteria }, today)).toEqual({
      kind: 'error',
      refusal: { kind: 'noPrice', code: 'Quote error' },
    })
  })

  // @rule S9.33
  it('can be cancelled until its deadline, that day included', () => {
    const policyOn = (cancellationDeadline: string) => {
      const quote = { ...priced, cancellationPolicy: { cancellable: true, cancellationDeadline, message: 'Free until then' } }
      const outcome = quoteOutcome(quote, today)
      return outcome.kind === 'priced' && outcome.quote.cancellationPolicy
    }
    expect(policyOn(today)).toEqual({ cancellable: true, cancellationDeadline: today, message: 'Free until then' })
    expect(policyOn('2026-11-20')).toEqual({ cancellable: false })
  })

  // @rule B4.19
  it('has one stress message', () => {
    expect(quoteStress({ ...priced, flashDeal: true, bestPrice: true })).toBe('flashDeal')
    expect(quoteStress({ ...priced, bestPrice: true, bestPromo: true })).toBe('bestPrice')
    expect(quoteStress({ ...priced, bestPromo: true })).toBe('bestPromo')
    expect(quoteStress(priced)).toBeUndefined()
  })
})

// @rule B3.12
it('a quote contains its changes: rooms, or dates and guests', () => {
  expect(quoteChange(priced)).toBeUndefined()
  expect(quoteChange({ ...priced, modifiedReservationCriteria: reservationCriteria })).toBeUndefined()
  expect(quoteChange({ ...priced, modifiedReservationCriteria: { ...reservationCriteria, rooms: 2 } })).toEqual({ rooms: 2 })
  const moved = { ...reservationCriteria, checkin: '2026-12-05' }
  expect(quoteChange({ ...priced, modifiedReservationCriteria: moved })).toEqual({ stay: moved })
})
