import * as v from 'valibot'
import { isSignedWith, signedWith } from '../../../src/domain/signature/hmac.ts'
import { jsonIn, toBase64url } from './base64url.ts'

/** What a sealed text is for: one that was made for something else opens nothing. */
type Purpose = 'care-session' | 'care-sign-in'

/** Returns a value as a text that only we can have written. It can be read by anybody. */
export async function seal(value: object, purpose: Purpose, secret: string): Promise<string> {
  const payload = toBase64url(new TextEncoder().encode(JSON.stringify(value)))
  return `${payload}.${await signedWith(secret, `${purpose}.${payload}`)}`
}

/** Returns the value of a sealed text; undefined for one that we have not written, or not for this. */
export async function unseal<Schema extends v.GenericSchema>(
  text: string | undefined,
  schema: Schema,
  purpose: Purpose,
  secret: string,
): Promise<v.InferOutput<Schema> | undefined> {
  const [payload = '', signature = ''] = (text ?? '').split('.')
  if (!(await isSignedWith(secret, `${purpose}.${payload}`, signature))) return undefined
  const parsed = v.safeParse(schema, jsonIn(payload))
  return parsed.success ? parsed.output : undefined
}
