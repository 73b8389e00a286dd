import type { StayDates } from '../../../src/domain/criteria/search-criteria.ts'
import type { PaymentOutcome } from '../../../src/ui/stay/PaymentOutcome.tsx'
import { bookingReference } from '../checkout/booking.ts'

/** How a payment ended, from what the payment provider adds to the query (`payment`) of the stay and dates paid for; undefined in any other visit. */
export function paymentOutcomeOf(payment: string | null, stayId: number, dates: StayDates | undefined): PaymentOutcome | undefined {
  if (payment === 'cancelled') return { kind: 'cancelled' }
  return payment === 'confirmed' && dates ? { kind: 'confirmed', reference: bookingReference(stayId, dates) } : undefined
}
