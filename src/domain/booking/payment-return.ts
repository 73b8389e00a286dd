import * as v from 'valibot'
import { PaymentReturn, signedText } from '../../contract/order.ts'
import { isSignedWithAny, signedWith } from '../signature/hmac.ts'

export const returnKeys = v.keyof(PaymentReturn).options

const validitySeconds = 86_400
/** The provider's clock may be ahead of ours. */
const clockSkewSeconds = 60

/** `unknown` means that nothing proves a payment. */
export type ReturnOutcome = Pick<PaymentReturn, 'order' | 'outcome'> | 'unknown'

/** Without a secret no return can be trusted: every one is unknown. More than one are accepted while the secret is replaced. */
export async function returnOutcome(query: URLSearchParams, secrets: readonly string[], now: Date): Promise<ReturnOutcome> {
  const parsed = v.safeParse(PaymentReturn, Object.fromEntries(query))
  if (!parsed.success) return 'unknown'
  const { order, outcome, at, signature } = parsed.output
  const ageSeconds = now.getTime() / 1000 - Number(at)
  if (ageSeconds > validitySeconds || ageSeconds < -clockSkewSeconds) return 'unknown'
  return (await isSignedWithAny(secrets, signedText(parsed.output), signature)) ? { order, outcome } : 'unknown'
}

export async function signedReturn(order: string, secret: string, now: Date): Promise<PaymentReturn> {
  const unsigned = { order, outcome: 'confirmed', at: String(Math.floor(now.getTime() / 1000)) } as const
  return { ...unsigned, signature: await signedWith(secret, signedText(unsigned)) }
}
