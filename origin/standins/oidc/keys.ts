const algorithm = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }

interface Keys {
  readonly privateKey: CryptoKey
  readonly id: string
  readonly publicJwk: JsonWebKey
}

let keys: Promise<Keys> | undefined

export function signingKeys(): Promise<Keys> {
  keys ??= generate()
  return keys
}

async function generate(): Promise<Keys> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const publicJwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { privateKey: pair.privateKey, publicJwk, id: crypto.randomUUID() }
}

export async function signedToken(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const { privateKey, id } = await signingKeys()
  const signed = [{ alg: 'RS256', typ: 'JWT', kid: id }, claims]
    .map((part) => base64url(new TextEncoder().encode(JSON.stringify(part))))
    .join('.')
  const signature = await crypto.subtle.sign(algorithm.name, privateKey, new TextEncoder().encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
