import { describe, expect, it } from 'vitest'
import type { Quote } from '../../contract/quote.ts'
import { needsActivityDates, quoteChange, quoteOutcome, quoteStress, sentenceOf } from './quote-outcome.ts'

const today = '2026-11-21'
const reservationCriteria = { checkin: '2026-12-04', nights: 2, adult: 2, child: 0, baby: 0 }
const priced: Quote = { bookable: true, reservationCriteria, priceInfo: { sellPrice: 19_900 } }
const failing = (code: string): Quote => ({ bookable: false, reservationCriteria, errors: [{ code }] })

describe('quote', () => {
  it('gives its price', () => {
    expect(quoteOutcome(priced, today)).toEqual({ kind: 'priced', price: { sellPrice: 19_900 }, quote: priced })
  })

  it('marks the dates unavailable', () => {
    const unavailable = { kind: 'unavailableOnDates', reason: 'price-error: package-not-available-at-checkin' }
    expect(quoteOutcome(failing(unavailable.reason), today)).toEqual(unavailable)
    expect(quoteOutcome(failing('checkin-in-past'), today).kind).toBe('unavailableOnDates')
    expect(quoteOutcome(priced, '2026-12-05')).toEqual({ kind: 'unavailableOnDates', reason: 'checkin-in-past' })
    expect(quoteOutcome(priced, '2026-12-04').kind).toBe('priced')
  })

  it('gives the first code or message of the server, else its own', () => {
    const errors = [{}, { message: 'Too many guests' }, { code: 'other' }]
    expect(quoteOutcome({ ...priced, bookable: false, errors }, today)).toEqual({ kind: 'notBookable', reason: 'Too many guests' })
    expect(quoteOutcome({ ...priced, bookable: false }, today)).toEqual({
      kind: 'notBookable',
      reason: 'The offer is not bookable with these criterias',
    })
    expect(quoteOutcome({ bookable: true, reservationCriteria }, today)).toEqual({ kind: 'error', reason: 'Quote error' })
  })

  it('can be cancelled until its deadline, that day included', () => {
    const policyOn = (cancellationDeadline: string) => {
      const quote = { ...priced, cancellationPolicy: { cancellable: true, cancellationDeadline, message: 'Free until then' } }
      const outcome = quoteOutcome(quote, today)
      return outcome.kind === 'priced' && outcome.quote.cancellationPolicy
    }
    expect(policyOn(today)).toEqual({ cancellable: true, cancellationDeadline: today, message: 'Free until then' })
    expect(policyOn('2026-11-20')).toEqual({ cancellable: false })
  })

  it('has one stress message', () => {
    expect(quoteStress({ ...priced, flashDeal: true, bestPrice: true })).toBe('flashDeal')
    expect(quoteStress({ ...priced, bestPrice: true, bestPromo: true })).toBe('bestPrice')
    expect(quoteStress({ ...priced, bestPromo: true })).toBe('bestPromo')
    expect(quoteStress(priced)).toBeUndefined()
  })
})

it('a quote asks for dates of activities when one is missing or gone', () => {
  expect(['activity-date-missing', 'activity-date-not-available', 'checkin-in-past', ''].map(needsActivityDates)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('an offer that cannot be booked has the server’s sentence, not its codes nor ours', () => {
  const reasons = ['The hotel takes no bookings', 'offer-expired', 'The offer is not bookable with these criterias', 'Quote error']
  expect(reasons.map(sentenceOf)).toEqual(['The hotel takes no bookings', undefined, undefined, undefined])
})

it('a quote says what it changed: rooms, or dates and party', () => {
  expect(quoteChange(priced)).toBeUndefined()
  expect(quoteChange({ ...priced, modifiedReservationCriteria: reservationCriteria })).toBeUndefined()
  expect(quoteChange({ ...priced, modifiedReservationCriteria: { ...reservationCriteria, rooms: 2 } })).toEqual({ rooms: 2 })
  const moved = { ...reservationCriteria, checkin: '2026-12-05' }
  expect(quoteChange({ ...priced, modifiedReservationCriteria: moved })).toEqual({ stay: moved })
})
