import { joinedBytes } from '../../src/bytes/joined-bytes.ts'

export type PageBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** The page is one body if it never waits, and a stream from its first flush on otherwise. */
export interface PageOutput {
  write: (markup: string | Uint8Array) => void
  flush: () => Promise<void>
  end: () => Promise<void>
  fail: (cause: unknown) => Promise<void>
  readonly body: Promise<PageBody>
}

const utf8 = new TextEncoder()

export function createPageOutput(): PageOutput {
  let parts: Uint8Array[] = []
  let text = ''
  let writer: WritableStreamDefaultWriter<Uint8Array> | undefined
  const body = Promise.withResolvers<PageBody>()

  const encodeText = () => {
    if (text) parts.push(utf8.encode(text))
    text = ''
  }
  const take = (): Uint8Array<ArrayBuffer> => {
    encodeText()
    const whole = joinedBytes(parts)
    parts = []
    return whole
  }

  return {
    body: body.promise,
    write(markup) {
      if (typeof markup === 'string') {
        text += markup
        return
      }
      encodeText()
      parts.push(markup)
    },
    async flush() {
      if (!writer) {
        const pipe = identityStream()
        writer = pipe.writable.getWriter()
        body.resolve(pipe.readable)
      }
      await writer.write(take())
    },
    async end() {
      if (!writer) return body.resolve(take())
      await writer.write(take())
      await writer.close()
    },
    async fail(cause) {
      // Before the first flush nothing has been sent, so what was written so far is the page.
      if (!writer) return body.resolve(take())
      await writer.abort(cause).catch(() => {})
    },
  }
}

/** The native identity stream of workerd is faster. Tests in Node have TransformStream only. */
function identityStream(): TransformStream<Uint8Array, Uint8Array> {
  return typeof IdentityTransformStream === 'undefined' ? new TransformStream<Uint8Array, Uint8Array>() : new IdentityTransformStream()
}
