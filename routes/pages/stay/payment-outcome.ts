import type { PaymentOutcome } from '../../../src/ui/stay/PaymentOutcome.tsx'

/** How a payment ended, from the query the payment provider adds (`payment`, `reference`); undefined in any other visit. */
export function paymentOutcomeOf(query: URLSearchParams): PaymentOutcome | undefined {
  const outcome = query.get('payment')
  if (outcome === 'cancelled') return { kind: 'cancelled' }
  const reference = query.get('reference') ?? ''
  return outcome === 'confirmed' && /^S\d{1,9}-\d{4}-\d{2}-\d{2}$/.test(reference) ? { kind: 'confirmed', reference } : undefined
}
