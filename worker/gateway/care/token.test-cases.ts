import type { SigningKey } from './issuer.ts'
import { toBase64url } from '../../base64url.ts'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }

/** A key pair of an issuer, or of somebody who pretends to be one. */
export interface KeyPair {
  readonly published: SigningKey
  readonly signed: (claims: object, header?: object) => Promise<string>
}

const encoded = (part: object) => toBase64url(new TextEncoder().encode(JSON.stringify(part)))

export async function keyPair(kid: string): Promise<KeyPair> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return {
    published: { kid, kty: 'RSA', use: 'sig', alg: 'RS256', n, e },
    async signed(claims, header = { alg: 'RS256', typ: 'JWT', kid }) {
      const text = `${encoded(header)}.${encoded(claims)}`
      const signature = await crypto.subtle.sign(algorithm.name, pair.privateKey, new TextEncoder().encode(text))
      return `${text}.${toBase64url(new Uint8Array(signature))}`
    },
  }
}

export const now = new Date('2027-03-15T11:00:00.000Z')
export const seconds = now.getTime() / 1000

/** What the issuer says of an agent who has just signed in. */
export const claims = {
  iss: 'https://issuer.example',
  aud: 'customer-care',
  sub: '7',
  email: 'camille@escale.example',
  email_verified: true,
  name: 'Camille Martin',
  nonce: 'of this sign-in',
  iat: seconds - 2,
  exp: seconds + 3600,
} as const
