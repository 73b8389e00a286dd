import { joinedBytes } from '../../src/bytes/joined-bytes.ts'

/** It is shared, because making one costs as much as decoding a response does. */
const utf8 = new TextDecoder()

/** Returns undefined beyond `maxBytes`, and stops reading there. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBytes(response, maxBytes)
  return bytes && utf8.decode(bytes)
}

/** Returns undefined beyond `maxBytes`, and stops reading there. */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isTooLong(response, maxBytes)) return cancel(response)
  if (!response.body) return new Uint8Array()
  if (isLengthKnown(response)) return new Uint8Array(await response.arrayBuffer())
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const isWhole = await readChunks(response.body, maxBytes, (chunk) => void chunks.push(chunk))
  return isWhole ? joinedBytes(chunks) : undefined
}

const isTooLong = ({ headers }: Response, maxBytes: number): boolean => Number(headers.get('content-length') ?? 0) > maxBytes

/** The length of a compressed body is not that of its unpacked text. */
const isLengthKnown = ({ headers }: Response): boolean => headers.has('content-length') && !headers.has('content-encoding')

async function cancel(response: Response): Promise<undefined> {
  await response.body?.cancel()
}

async function readChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  const reader = body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return false
    }
    take(value)
  }
}
