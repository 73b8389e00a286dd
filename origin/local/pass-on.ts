import { type Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request as ask } from 'node:http'
import type { Readable, Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** A visitor's request, of HTTP/1.1 or 2. */
type Asked = Readable & { readonly method?: string | undefined; readonly url?: string | undefined; readonly headers: IncomingHttpHeaders }
type Answering = Writable & { writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown }

/** By encoding: what compresses, and how each piece of a page is sent on at once. */
const encodings = {
  br: {
    compressor: (quality: number) => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: { compressor: () => createGzip(), flush: constants.Z_SYNC_FLUSH },
}
type Encoding = keyof typeof encodings

const preferred: readonly Encoding[] = ['br', 'gzip']
const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json|ld\+json))/

/** Of one connection only. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

export interface PassedTo {
  /** Base address. */
  readonly worker: string
  readonly agent: Agent
  /** Of brotli, 0 to 11, for what is compressed while it comes. */
  readonly quality: number
  /** Brotli of a file, by path, where it was compressed beforehand. */
  readonly compressedFile?: (path: string) => Buffer | undefined
}

/**
 * Passes a request on to a worker and the answer back as the network in front of the workers does: compressed as the
 * visitor accepts it, and piece by piece as it comes. A visitor who leaves takes the request along; an answer that breaks off breaks off.
 */
export function passOn(request: Asked, response: Answering, to: PassedTo): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name))
  const headers = { ...Object.fromEntries(own), 'accept-encoding': 'identity' }
  const asked = ask(
    new URL(to.worker),
    { path: request.url ?? '/', method: request.method ?? 'GET', agent: to.agent, headers },
    (answer) => {
      const encoding = encodingFor(request, answer)
      response.writeHead(answer.statusCode ?? 502, headersOf(answer, encoding))
      const file = encoding === 'br' ? to.compressedFile?.(request.url ?? '') : undefined
      answer.on('error', () => response.destroy())
      if (file) answer.on('end', () => response.end(file)).resume()
      else if (encoding) compress(answer, response, encodings[encoding], to.quality)
      else answer.pipe(response)
    },
  )
  asked.on('error', () => response.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

/** The encoding of an answer: none where the visitor accepts none, or where there is nothing to make smaller. */
function encodingFor({ method, headers }: Asked, { statusCode, headers: given }: IncomingMessage): Encoding | undefined {
  if (method === 'HEAD' || statusCode !== 200 || given['content-encoding'] || !compressible.test(given['content-type'] ?? ''))
    return undefined
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return preferred.find((encoding) => accepted.includes(encoding))
}

function headersOf({ headers }: IncomingMessage, encoding: Encoding | undefined): OutgoingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
  if (!encoding) return kept
  const { 'content-length': _, etag, vary, ...rest } = kept
  return {
    ...rest,
    'content-encoding': encoding,
    vary: [vary, 'accept-encoding'].filter(Boolean).join(', '),
    // The bytes are others, what they say is the same.
    ...(etag && { etag: String(etag).replace(/^(?!W\/)/, 'W/') }),
  }
}

function compress(answer: Readable, response: Writable, { compressor, flush }: (typeof encodings)[Encoding], quality: number): void {
  const compressed = compressor(quality)
  compressed.pipe(response)
  answer.on('data', (piece: Buffer) => {
    if (!compressed.write(piece)) answer.pause()
    compressed.flush(flush)
  })
  compressed.on('drain', () => answer.resume())
  answer.on('end', () => compressed.end())
  response.on('close', () => compressed.destroy())
}
