const utf8 = new TextEncoder()

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

export async function signedWith(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, utf8.encode(text))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether one of the secrets has signed the text. */
export async function isSignedWithAny(secrets: readonly string[], text: string, hex: string): Promise<boolean> {
  const signed = await Promise.all(secrets.map((secret) => isSignedWith(secret, text, hex)))
  return signed.includes(true)
}

/** Compares in constant time, so that the duration tells nothing about the signature. */
export async function isSignedWith(secret: string, text: string, hex: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['verify'])
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, signature, utf8.encode(text))
}
