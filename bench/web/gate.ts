import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Gate {
  readonly port: number
  /** Search responses are delayed until then. */
  until: Promise<unknown>
  /** Epoch milliseconds of the latest search response. */
  searchLeft: number
  stop: () => void
}

/** Proxy between worker and reference origin that delays search responses on demand and records when they leave. */
export async function startGate(originUrl: string): Promise<Gate> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const type = request.headers['content-type']
    try {
      const result = await fetch(originUrl + path, {
        method: request.method ?? 'GET',
        headers: type ? { 'content-type': type } : {},
        redirect: 'manual',
        ...body,
      })
      const content = Buffer.from(await result.arrayBuffer())
      const search = path.startsWith('/offers.json')
      if (search) await gate.until
      if (search) gate.searchLeft = performance.timeOrigin + performance.now()
      const storage = ['content-type', 'cache-control', 'location'].flatMap((name) => {
        const value = result.headers.get(name)
        return value ? [[name, value]] : []
      })
      response.writeHead(result.status, Object.fromEntries(storage)).end(content)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gate: Gate = { port, until: Promise.resolve(), searchLeft: 0, stop: () => void server.close() }
  return gate
}
