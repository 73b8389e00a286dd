import { type Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http'
import type { Readable, Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

type IncomingRequest = Readable & {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}
type OutgoingResponse = Writable & { writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown }

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

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

export interface PassedTo {
  readonly worker: string
  readonly agent: Agent
  readonly quality: number
  readonly compressedFile?: (path: string) => Buffer | undefined
}

/**
 * Proxies a request to a worker like the network in production: compresses, streams chunk by chunk, and aborts when the visitor leaves or
 * the worker breaks off.
 */
export function passOn(request: IncomingRequest, response: OutgoingResponse, to: PassedTo): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name))
  const headers = { ...Object.fromEntries(own), 'accept-encoding': 'identity' }
  // A worker that refuses a post leaves its body unread, so the connection must serve no other request.
  const agent = request.method === 'GET' || request.method === 'HEAD' ? to.agent : false
  const forwarded = httpRequest(
    new URL(to.worker),
    { path: request.url ?? '/', method: request.method ?? 'GET', agent, headers },
    (incoming) => {
      const encoding = encodingFor(request, incoming)
      response.writeHead(incoming.statusCode ?? 502, headersOf(incoming, encoding))
      const file = encoding === 'br' ? to.compressedFile?.(request.url ?? '') : undefined
      incoming.on('error', () => response.destroy())
      if (file) incoming.on('end', () => response.end(file)).resume()
      else if (encoding) compress(incoming, response, encodings[encoding], to.quality)
      else incoming.pipe(response)
    },
  )
  forwarded.on('error', () => response.destroy())
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}

function encodingFor({ method, headers }: IncomingRequest, incoming: IncomingMessage): Encoding | undefined {
  const { 'content-encoding': encoded, 'content-type': type = '' } = incoming.headers
  if (method === 'HEAD' || incoming.statusCode !== 200 || encoded || !compressible.test(type)) return undefined
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return preferred.find((encoding) => accepted.includes(encoding))
}

function headersOf({ headers }: IncomingMessage, encoding: Encoding | undefined): OutgoingHttpHeaders {
  const endToEnd = Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
  if (!encoding) return endToEnd
  const { 'content-length': _, etag, vary, ...rest } = endToEnd
  return {
    ...rest,
    'content-encoding': encoding,
    vary: [vary, 'accept-encoding'].filter(Boolean).join(', '),
    // The compressed bytes are others, so the tag becomes weak.
    ...(etag && { etag: String(etag).replace(/^(?!W\/)/, 'W/') }),
  }
}

function compress(incoming: Readable, response: Writable, { compressor, flush }: (typeof encodings)[Encoding], quality: number): void {
  const compressed = compressor(quality)
  compressed.pipe(response)
  incoming.on('data', (piece: Buffer) => {
    if (!compressed.write(piece)) incoming.pause()
    compressed.flush(flush)
  })
  compressed.on('drain', () => incoming.resume())
  incoming.on('end', () => compressed.end())
  response.on('close', () => compressed.destroy())
}
