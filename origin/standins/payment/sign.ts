import { type PaymentReturn, signedText } from '../../../src/contract/order.ts'

const utf8 = new TextEncoder()

/** `now` is in epoch milliseconds. */
export async function signedReturn(
  secret: string,
  { order, outcome }: Pick<PaymentReturn, 'order' | 'outcome'>,
  now: number,
): Promise<PaymentReturn> {
  const unsigned = { order, outcome, at: String(Math.floor(now / 1000)) }
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(signedText(unsigned))))
  return { ...unsigned, signature: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}
