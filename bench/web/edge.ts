import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { Agent, type IncomingMessage, request as ask } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'
import { selfSigned } from './certificate.ts'
import { staticFile } from './files.ts'

export interface Edge {
  readonly url: string
  /** Assets that a page asked for and the build does not have. */
  readonly missing: ReadonlySet<string>
  stop: () => void
}

const pageQuality = 5
const text = /^(text\/|application\/json)/

/** HTTP/2 and TLS before the worker, as at the edge: files compressed beforehand, answers compressed while they stream. */
export async function startEdge(port: number, worker: string): Promise<Edge> {
  const missing = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(selfSigned(), (request, response) => {
    const path = request.url.split('?')[0] ?? '/'
    const file = staticFile(path)
    if (file) {
      const headers = {
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': file.content.length,
      }
      response.writeHead(200, file.encoding === 'br' ? { ...headers, 'content-encoding': 'br' } : headers).end(file.content)
      return
    }
    if (path.startsWith('/assets/')) missing.add(path)
    forward(request, response, worker, agent)
  })
  // A browser that leaves mid-answer resets its streams.
  server.on('sessionError', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${port}`,
    missing,
    stop: () => {
      server.close()
      agent.destroy()
    },
  }
}

function forward(request: Http2ServerRequest, response: Http2ServerResponse, worker: string, agent: Agent): void {
  const target = new URL(request.url, worker)
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
  const asked = ask(target, { method: request.method, agent, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) =>
    send(answer, response),
  )
  asked.on('error', () => response.stream?.close())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

function send(answer: IncomingMessage, response: Http2ServerResponse): void {
  const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))
  const headers = Object.fromEntries(kept)
  const status = answer.statusCode ?? 502
  if (!text.test(answer.headers['content-type'] ?? '')) {
    answer.pipe(response.writeHead(status, headers))
    return
  }
  response.writeHead(status, { ...headers, 'content-encoding': 'br' })
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } })
  brotli.pipe(response)
  answer.on('data', (chunk: Buffer) => {
    brotli.write(chunk)
    brotli.flush(constants.BROTLI_OPERATION_FLUSH)
  })
  answer.on('end', () => brotli.end())
  answer.on('error', () => brotli.destroy())
}
