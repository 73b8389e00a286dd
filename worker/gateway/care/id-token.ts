import * as v from 'valibot'
import type { Agent } from '../../../src/contract/agent.ts'
import { fromBase64url, jsonIn } from '../../base64url.ts'
import type { SigningKey } from './issuer.ts'
import { googleIssuer, isOfStaff, type Provider } from './provider.ts'

const clockSkewSeconds = 60
/** Tokens are used at once, so an old one has been stolen or replayed. */
const maxAgeSeconds = 600
const longestToken = 8000

/** Only one algorithm is accepted: a token never chooses how it is verified. `crit` would name extensions that we do not implement. */
const Header = v.object({
  alg: v.literal('RS256'),
  kid: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  crit: v.optional(v.never()),
})

const seconds = v.pipe(v.number(), v.finite())

const Claims = v.object({
  iss: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: seconds,
  iat: seconds,
  nbf: v.optional(seconds),
  nonce: v.string(),
  email: v.pipe(v.string(), v.maxLength(320), v.email()),
  email_verified: v.boolean(),
  /** Google's claim for the organisation of the account. */
  hd: v.optional(v.string()),
  name: v.optional(v.string()),
})
type Claims = v.InferOutput<typeof Claims>

/** `unknown-key` may be a key that the issuer has only just begun to use. */
export type TokenFault = 'malformed' | 'unknown-key' | 'signature' | 'issuer' | 'audience' | 'time' | 'nonce' | 'stranger'

export type VerifiedToken = { readonly agent: Agent } | { readonly fault: TokenFault }

export interface ExpectedToken {
  readonly provider: Provider
  readonly nonce: string
  readonly now: Date
}

export const keyNameOf = (token: string): string | undefined => readToken(token)?.header.kid

/** Verifies an ID token (OpenID Connect Core, 3.1.3.7) and returns its agent. */
export async function verifyIdToken(token: string, keys: readonly SigningKey[], expected: ExpectedToken): Promise<VerifiedToken> {
  const read = readToken(token)
  if (!read) return { fault: 'malformed' }
  const key = keys.find(({ kid }) => kid === read.header.kid)
  if (!key) return { fault: 'unknown-key' }
  if (!(await isSignedBy(key, read))) return { fault: 'signature' }
  const claims = v.safeParse(Claims, read.claims)
  if (!claims.success) return { fault: 'malformed' }
  const fault = faultOf(claims.output, expected)
  if (fault) return { fault }
  const { email, name } = claims.output
  return { agent: { email, name: name?.trim().slice(0, 120) || email } }
}

interface ReadToken {
  readonly header: v.InferOutput<typeof Header>
  readonly claims: unknown
  readonly signed: string
  readonly signature: Uint8Array<ArrayBuffer>
}

function readToken(token: string): ReadToken | undefined {
  if (token.length > longestToken) return undefined
  const [head = '', body = '', end = '', ...more] = token.split('.')
  const header = v.safeParse(Header, jsonIn(head))
  const signature = fromBase64url(end)
  if (!header.success || !signature || more.length > 0) return undefined
  return { header: header.output, claims: jsonIn(body), signed: `${head}.${body}`, signature }
}

const rs256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

async function isSignedBy({ n, e }: SigningKey, { signature, signed }: ReadToken): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty: 'RSA', n, e, alg: 'RS256', ext: true }, rs256, false, ['verify'])
    return await crypto.subtle.verify(rs256.name, key, signature, new TextEncoder().encode(signed))
  } catch {
    // A malformed key verifies nothing.
    return false
  }
}

function faultOf(claims: Claims, { provider, nonce, now }: ExpectedToken): TokenFault | undefined {
  if (claims.iss !== provider.issuer) return 'issuer'
  if (!isFor(provider.clientId, claims)) return 'audience'
  if (!isOf(now.getTime() / 1000, claims)) return 'time'
  if (claims.nonce !== nonce) return 'nonce'
  return isStaff(provider, claims) ? undefined : 'stranger'
}

function isFor(clientId: string, { aud, azp }: Claims): boolean {
  const audience = [aud].flat()
  if (!audience.includes(clientId)) return false
  return azp === undefined ? audience.length === 1 : azp === clientId
}

function isOf(now: number, { exp, iat, nbf = iat }: Claims): boolean {
  return (
    now < exp + clockSkewSeconds &&
    iat <= now + clockSkewSeconds &&
    nbf <= now + clockSkewSeconds &&
    iat > now - maxAgeSeconds - clockSkewSeconds
  )
}

/** Google needs `hd`, because former staff may keep a Google account with an address of the domain. */
function isStaff(provider: Provider, { email, email_verified: verified, hd }: Claims): boolean {
  if (!verified || !isOfStaff(provider, email)) return false
  if (hd === undefined) return provider.issuer !== googleIssuer
  return provider.domains.includes(hd.toLowerCase())
}
