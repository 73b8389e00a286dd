import * as v from 'valibot'
import { PaymentReturn, signedText } from '../../contract/order.ts'
import { isSignedWith, signedWith } from '../signature/hmac.ts'

export const returnKeys = v.keyof(PaymentReturn).options

/** Seconds. */
const validity = 86_400
/** Seconds by which the provider's clock may be ahead. */
const clockSkew = 60

/** `unknown`: no evidence of a payment. */
export type ReturnOutcome = Pick<PaymentReturn, 'order' | 'outcome'> | 'unknown'

/** Without a secret every return is unknown. */
export async function returnOutcome(query: URLSearchParams, secret: string | undefined, now: Date): Promise<ReturnOutcome> {
  const parsed = v.safeParse(PaymentReturn, Object.fromEntries(query))
  if (!secret || !parsed.success) return 'unknown'
  const { order, outcome, at, signature } = parsed.output
  const age = now.getTime() / 1000 - Number(at)
  if (age > validity || age < -clockSkew) return 'unknown'
  return (await isSignedWith(secret, signedText(parsed.output), signature)) ? { order, outcome } : 'unknown'
}

/** A return as the provider signs it, for an order that is known to be paid. */
export async function signedReturn(order: string, secret: string, now: Date): Promise<PaymentReturn> {
  const unsigned = { order, outcome: 'confirmed', at: String(Math.floor(now.getTime() / 1000)) } as const
  return { ...unsigned, signature: await signedWith(secret, signedText(unsigned)) }
}
