/** Undefined, and not read to the end, beyond `maxSize` bytes. */
export async function readText(response: Response, maxSize: number): Promise<string | undefined> {
  if (isTooLong(response, maxSize)) return cancel(response)
  if (!response.body) return ''
  if (isLengthKnown(response)) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  const isWhole = await readChunks(response.body, maxSize, (chunk) => void (text += decoder.decode(chunk, { stream: true })))
  return isWhole ? text + decoder.decode() : undefined
}

/** Undefined beyond `maxSize` bytes. */
export async function readBytes(response: Response, maxSize: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isTooLong(response, maxSize)) return cancel(response)
  if (!response.body) return new Uint8Array()
  if (isLengthKnown(response)) return new Uint8Array(await response.arrayBuffer())
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const isWhole = await readChunks(response.body, maxSize, (chunk) => void chunks.push(chunk))
  return isWhole ? new Uint8Array(await new Blob(chunks).arrayBuffer()) : undefined
}

const isTooLong = ({ headers }: Response, maxSize: number): boolean => Number(headers.get('content-length') ?? 0) > maxSize

/** The length of a compressed body is not its unpacked one. */
const isLengthKnown = ({ headers }: Response): boolean => headers.has('content-length') && !headers.has('content-encoding')

async function cancel(response: Response): Promise<undefined> {
  await response.body?.cancel()
}

/** Returns false, and stops, beyond `maxSize` bytes. */
async function readChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSize: number,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  const reader = body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    size += value.byteLength
    if (size > maxSize) {
      await reader.cancel()
      return false
    }
    take(value)
  }
}
