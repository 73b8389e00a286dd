import * as v from 'valibot'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { readText } from '../../upstream/body.ts'
import { failureOf } from '../../upstream/client.ts'
import { isTrustworthy } from './provider.ts'

const deadlineMs = 3000
const maxBytes = 100_000
const maxKeys = 20
const maxAgeMs = 3_600_000
/** A token with an unknown key makes us read the keys again, but no more often than this. */
const lookIntervalMs = 30_000

const address = v.pipe(v.string(), v.maxLength(2000), v.check(isTrustworthy, 'not a secure address'))

/** Follows OpenID Connect Discovery 1.0. */
const Description = v.object({ issuer: v.string(), authorization_endpoint: address, token_endpoint: address, jwks_uri: address })
export type Description = v.InferOutput<typeof Description>

/** The modulus has at least 2,048 bits. */
const modulus = v.pipe(v.string(), v.regex(/^[\w-]{342,1400}$/))

/** An RSA key as RFC 7517 describes it. */
const SigningKey = v.object({
  kid: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  kty: v.literal('RSA'),
  use: v.optional(v.literal('sig')),
  alg: v.optional(v.literal('RS256')),
  n: modulus,
  e: v.pipe(v.string(), v.regex(/^[\w-]{1,12}$/)),
})
export type SigningKey = v.InferOutput<typeof SigningKey>

/** Drops keys of other kinds, which we cannot use. */
const KeySet = v.object({
  keys: v.pipe(
    v.array(v.unknown()),
    v.transform((keys) => keys.flatMap((key) => (v.is(SigningKey, key) ? [key] : [])).slice(0, maxKeys)),
  ),
})

const TokenResponse = v.object({ id_token: v.pipe(v.string(), v.maxLength(8000)) })

/** Shared by an isolate's requests, so it holds plain values only. `at` is in milliseconds since the epoch. */
export interface IssuerMemory {
  issuer?: string
  description?: { readonly value: Description; readonly at: number }
  keys?: { readonly value: readonly SigningKey[]; readonly at: number }
}

interface Connection {
  readonly issuer: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Returns milliseconds since the epoch. */
  readonly now: () => number
}

export interface Issuer {
  readonly description: () => Promise<Outcome<Description>>
  /** Reads the keys again, once, where the named one is unknown. */
  readonly keys: (named: string | undefined) => Promise<Outcome<readonly SigningKey[]>>
  readonly token: (grant: Readonly<Record<string, string>>) => Promise<Outcome<string>>
}

/** What is remembered is only what the provider has published. */
export function openIssuer(memory: IssuerMemory, { issuer, fetch, now }: Connection): Issuer {
  if (memory.issuer !== issuer) {
    memory.issuer = issuer
    delete memory.description
    delete memory.keys
  }
  const call = <Schema extends v.GenericSchema>(url: string, schema: Schema, body?: URLSearchParams) =>
    send(fetch, new Request(url, { ...(body && { method: 'POST', body }), headers: { accept: 'application/json' } }), schema)

  const description = async (): Promise<Outcome<Description>> => {
    const known = memory.description
    if (known && now() - known.at < maxAgeMs) return { kind: 'ok', value: known.value }
    const read = await call(`${issuer}/.well-known/openid-configuration`, Description)
    // A provider must describe itself: another issuer's description would name keys that we do not trust.
    if (read.kind === 'ok' && read.value.issuer !== issuer) return { kind: 'invalid' }
    if (read.kind === 'ok') memory.description = { value: read.value, at: now() }
    return read
  }

  return {
    description,
    async keys(named) {
      const known = memory.keys
      const isKnown = known?.value.some(({ kid }) => kid === named)
      if (known && now() - known.at < (isKnown ? maxAgeMs : lookIntervalMs)) return { kind: 'ok', value: known.value }
      const described = await description()
      if (described.kind !== 'ok') return described
      const read = await call(described.value.jwks_uri, KeySet)
      if (read.kind !== 'ok') return read
      memory.keys = { value: read.value.keys, at: now() }
      return { kind: 'ok', value: read.value.keys }
    },
    async token(grant) {
      const described = await description()
      if (described.kind !== 'ok') return described
      const read = await call(described.value.token_endpoint, TokenResponse, new URLSearchParams(grant))
      return read.kind === 'ok' ? { kind: 'ok', value: read.value.id_token } : read
    },
  }
}

/**
 * No call of the upstream client: that one remembers parsed responses by what was sent, and here that is a secret and an identity; nor may
 * a breaker that many visitors trip keep an agent out.
 */
async function send<Schema extends v.GenericSchema>(
  fetch: Connection['fetch'],
  request: Request,
  schema: Schema,
): Promise<Outcome<v.InferOutput<Schema>>> {
  try {
    const response = await fetch(new Request(request, { redirect: 'manual', signal: AbortSignal.timeout(deadlineMs) }))
    if (response.status !== 200) return failureOf(response)
    const text = await readText(response, maxBytes)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    return parsed.success ? { kind: 'ok', value: parsed.output } : { kind: 'invalid' }
  } catch {
    return { kind: 'unavailable' }
  }
}
