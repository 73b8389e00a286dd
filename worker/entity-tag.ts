/** Bytes of a digest in a tag. */
const tagBytes = 12

const utf8 = new TextEncoder()

/** Weak, since the network in front compresses the response. */
export async function entityTagOf(content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', typeof content === 'string' ? utf8.encode(content) : content)
  return weakTag(Array.from(new Uint8Array(digest, 0, tagBytes), (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

export const weakTag = (name: string): string => `W/"${name}"`
