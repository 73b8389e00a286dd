import * as v from 'valibot'
import { isSignedWithAny, signedWith } from '../../../src/domain/signature/hmac.ts'
import { jsonIn, toBase64url } from '../../base64url.ts'

/** A text that is sealed for one purpose is not accepted for another. */
type Purpose = 'care-session' | 'care-sign-in'

/** Signs a value without encrypting it: anybody can read it. */
export async function seal(value: object, purpose: Purpose, secret: string): Promise<string> {
  const payload = toBase64url(new TextEncoder().encode(JSON.stringify(value)))
  return `${payload}.${await signedWith(secret, `${purpose}.${payload}`)}`
}

/** Returns undefined for a text that we have not sealed for this purpose. */
export async function unseal<Schema extends v.GenericSchema>(
  text: string | undefined,
  schema: Schema,
  purpose: Purpose,
  secrets: readonly string[],
): Promise<v.InferOutput<Schema> | undefined> {
  const [payload = '', signature = '', ...more] = (text ?? '').split('.')
  if (more.length > 0 || !(await isSignedWithAny(secrets, `${purpose}.${payload}`, signature))) return undefined
  const parsed = v.safeParse(schema, jsonIn(payload))
  return parsed.success ? parsed.output : undefined
}
