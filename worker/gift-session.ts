import * as v from 'valibot'
import { HeldCode, maxHeldCodes } from '../src/domain/gift/held-codes.ts'
import { cookieValue } from '../src/stored/cookie-value.ts'
import { giftsCookie } from '../src/stored/keys.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { acceptedSecrets, type SecretEnv } from './secrets.ts'

type SessionEnv = SecretEnv<'GIFT_SESSION_SECRET'>

/** A session ends after so much rest: each page of redeeming prolongs it. */
export const restSeconds = 1800

const minSecretLength = 32
const nonceBytes = 12

const utf8 = new TextEncoder()
/** A text that was encrypted for something else is no session. */
const purpose = utf8.encode('gift-session')

const Session = v.object({ until: v.number(), gifts: v.pipe(v.array(HeldCode), v.minLength(1), v.maxLength(maxHeldCodes)) })

/**
 * Returns the cookie of these gifts, encrypted and authenticated (AES-256-GCM), or the one that ends the session where there are none.
 * Undefined without a secret of 32 characters: nobody can sign in.
 */
export async function giftSessionCookie(gifts: readonly HeldCode[], env: SessionEnv, now: Date): Promise<string | undefined> {
  const [secret] = secretsOf(env)
  if (secret === undefined) return undefined
  const key = await keyOf(secret, 'encrypt')
  if (gifts.length === 0) return cookieText('', 0)
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const session = utf8.encode(JSON.stringify({ until: secondsOf(now) + restSeconds, gifts }))
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(algorithm(nonce), key, session))
  return cookieText(toBase64url(new Uint8Array([...nonce, ...encrypted])), restSeconds)
}

/** Reads a `Cookie` header. Empty for a cookie that is old, tampered with, or encrypted with a secret that is not accepted. */
export async function heldGiftsIn(cookies: string, env: SessionEnv, now: Date): Promise<readonly HeldCode[]> {
  const bytes = fromBase64url(cookieValue(cookies, giftsCookie) ?? '')
  if (!bytes || bytes.length <= nonceBytes) return []
  for (const secret of secretsOf(env)) {
    const parsed = v.safeParse(Session, await decrypted(await keyOf(secret, 'decrypt'), bytes))
    if (parsed.success) return parsed.output.until > secondsOf(now) ? parsed.output.gifts : []
  }
  return []
}

async function decrypted(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(algorithm(bytes.subarray(0, nonceBytes)), key, bytes.subarray(nonceBytes))
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

const secretsOf = (env: SessionEnv): readonly string[] => acceptedSecrets(env, 'GIFT_SESSION_SECRET', minSecretLength)

async function keyOf(secret: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: purpose }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [use])
}

const algorithm = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: purpose })

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000)

const cookieText = (value: string, seconds: number): string =>
  `${giftsCookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
