import { Agent } from 'node:http'
import { createSecureServer } from 'node:http2'
import { passOn } from '../../origin/local/pass-on.ts'
import { selfSigned } from './certificate.ts'
import type { StaticFiles } from './files.ts'

export interface Edge {
  readonly url: string
  /** Requested assets that the build lacks. */
  readonly missing: ReadonlySet<string>
  stop: () => void
}

/** Typical quality of compression at the edge. */
const quality = 5

/** Serves HTTP/2 and TLS before the worker, as at the edge: precompressed files, pages compressed while streaming. */
export async function startEdge(port: number, worker: string, files: StaticFiles): Promise<Edge> {
  const missing = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(selfSigned(), (request, response) => {
    const path = request.url.split('?')[0] ?? '/'
    const file = files(path)
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
    passOn(request, response, { worker, agent, quality })
  })
  // A browser that leaves mid-response resets its streams.
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
