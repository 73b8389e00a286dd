import { beforeAll, describe, expect, it } from 'vitest'
import { toBase64url } from '../../base64url.ts'
import { type ExpectedToken, verifyIdToken } from './id-token.ts'
import { googleIssuer } from './provider.ts'
import { claims, type KeyPair, keyPair, now, seconds } from './token.test-cases.ts'

const provider = {
  issuer: 'https://issuer.example',
  clientId: 'customer-care',
  clientSecret: undefined,
  domains: ['escale.example', 'escale.fr'],
  sessionSecret: 'a secret of more than thirty-two characters',
  acceptedSecrets: ['a secret of more than thirty-two characters'],
}
const expected: ExpectedToken = { provider, nonce: claims.nonce, now }

let issuer: KeyPair
let thief: KeyPair

beforeAll(async () => {
  ;[issuer, thief] = await Promise.all([keyPair('key-1'), keyPair('key-1')])
})

const verified = (token: string, more: Partial<ExpectedToken> = {}) => verifyIdToken(token, [issuer.published], { ...expected, ...more })

const camille = { agent: { email: 'camille@escale.example', name: 'Camille Martin' } }

describe('an ID token', () => {
  // @rule S6.6
  it('signs in whom its issuer names', async () => {
    expect(await verified(await issuer.signed(claims))).toEqual(camille)
    const { name: _, ...nameless } = claims
    expect(await verified(await issuer.signed(nameless))).toEqual({ agent: { email: claims.email, name: claims.email } })
  })

  // @rule S6.6
  it.each([
    ['of another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['for another application', { aud: 'shop' }, 'audience'],
    ['for several, without saying for whom', { aud: ['customer-care', 'shop'] }, 'audience'],
    ['for several, given to another', { aud: ['customer-care', 'shop'], azp: 'shop' }, 'audience'],
    ['that has expired', { exp: seconds - 61 }, 'time'],
    ['of tomorrow', { iat: seconds + 61 }, 'time'],
    ['that is not valid yet', { nbf: seconds + 61 }, 'time'],
    ['that was issued long ago', { iat: seconds - 661 }, 'time'],
    ['of another sign-in', { nonce: 'of another' }, 'nonce'],
    ['of another domain', { email: 'camille@evil.example' }, 'stranger'],
    ['of a domain that only begins like ours', { email: 'camille@escale.example.evil.example' }, 'stranger'],
    ['of an address that nobody has verified', { email_verified: false }, 'stranger'],
    ['of an account of another organisation', { hd: 'evil.example' }, 'stranger'],
    ['without an address', { email: undefined }, 'malformed'],
    ['without a nonce', { nonce: undefined }, 'malformed'],
    ['without an end', { exp: undefined }, 'malformed'],
    ['whose end is a text', { exp: String(seconds + 60) }, 'malformed'],
  ])('%s is refused', async (_, change, fault) => {
    expect(await verified(await issuer.signed({ ...claims, ...change }))).toEqual({ fault })
  })

  it.each([
    ['whose issuer’s clock is a minute late', { exp: seconds - 59 }],
    ['whose issuer’s clock is a minute ahead', { iat: seconds + 59, exp: seconds + 3600 }],
    ['for several applications, given to us', { aud: ['shop', 'customer-care'], azp: 'customer-care' }],
    ['of an account of our organisation', { hd: 'escale.fr' }],
  ])('%s is accepted', async (_, change) => {
    expect(await verified(await issuer.signed({ ...claims, ...change }))).toEqual(camille)
  })

  it('of Google is of an organisation’s account: an address alone may be anybody’s', async () => {
    const google = { ...claims, iss: googleIssuer }
    const more = { provider: { ...provider, issuer: googleIssuer } }
    expect(await verified(await issuer.signed(google), more)).toEqual({ fault: 'stranger' })
    expect(await verified(await issuer.signed({ ...google, hd: 'escale.example' }), more)).toEqual(camille)
  })

  // @rule S6.7
  it('that was changed after it was signed is refused', async () => {
    const [head, , signature] = (await issuer.signed(claims)).split('.')
    const others = toBase64url(new TextEncoder().encode(JSON.stringify({ ...claims, email: 'boss@escale.example' })))
    expect(await verified([head, others, signature].join('.'))).toEqual({ fault: 'signature' })
  })

  // @rule S6.7
  it('signed with another key under the same name is refused', async () => {
    expect(await verified(await thief.signed(claims))).toEqual({ fault: 'signature' })
  })

  // @rule S6.7
  it('signed with a key that the issuer has not published is refused', async () => {
    expect(await verified(await issuer.signed(claims, { alg: 'RS256', kid: 'key-2' }))).toEqual({ fault: 'unknown-key' })
  })

  // @rule S6.7
  it.each([
    ['none', { alg: 'none', kid: 'key-1' }],
    ['NONE', { alg: 'NONE', kid: 'key-1' }],
    ['HS256', { alg: 'HS256', kid: 'key-1' }],
    ['RS512', { alg: 'RS512', kid: 'key-1' }],
    ['no algorithm', { kid: 'key-1' }],
    ['no key', { alg: 'RS256' }],
    ['an extension that we have to understand', { alg: 'RS256', kid: 'key-1', crit: ['b64'], b64: false }],
  ])('with %s is refused, whatever its signature', async (_, header) => {
    const token = await issuer.signed(claims, header)
    expect(await verified(token)).toEqual({ fault: 'malformed' })
    expect(await verified(`${token.slice(0, token.lastIndexOf('.'))}.`)).toEqual({ fault: 'malformed' })
  })

  // @rule S6.7
  it('signed with the public key as a secret is refused', async () => {
    const head = toBase64url(new TextEncoder().encode(JSON.stringify({ alg: 'HS256', kid: 'key-1' })))
    const body = toBase64url(new TextEncoder().encode(JSON.stringify(claims)))
    const secret = new TextEncoder().encode(issuer.published.n)
    const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${head}.${body}`))
    expect(await verified(`${head}.${body}.${toBase64url(new Uint8Array(signature))}`)).toEqual({ fault: 'malformed' })
  })

  it.each(['', '.', '..', 'a.b.c', 'e30.e30.', '%.%.%', `${'a'.repeat(9000)}.b.c`])('that is none is refused: %s', async (token) => {
    expect(await verified(token)).toEqual({ fault: 'malformed' })
  })

  it('without a signature, or with a part too many, is refused', async () => {
    const token = await issuer.signed(claims)
    expect(await verified(token.slice(0, token.lastIndexOf('.') + 1))).toEqual({ fault: 'signature' })
    expect(await verified(`${token}.e30`)).toEqual({ fault: 'malformed' })
  })
})
