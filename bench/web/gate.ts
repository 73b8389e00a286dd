import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Gate {
  readonly port: number
  /** Search answers are held back until then. */
  until: Promise<unknown>
  /** When the latest search answer left, epoch milliseconds. */
  searchLeft: number
  stop: () => void
}

/** Stands between the worker and the reference origin: notes when results leave, and keeps them back while asked to. */
export async function startGate(originUrl: string): Promise<Gate> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const type = request.headers['content-type']
    try {
      const answer = await fetch(originUrl + path, {
        method: request.method ?? 'GET',
        headers: type ? { 'content-type': type } : {},
        redirect: 'manual',
        ...body,
      })
      const content = Buffer.from(await answer.arrayBuffer())
      const search = path.startsWith('/offers.json')
      if (search) await gate.until
      if (search) gate.searchLeft = performance.timeOrigin + performance.now()
      const kept = ['content-type', 'cache-control', 'location'].flatMap((name) => {
        const value = answer.headers.get(name)
        return value ? [[name, value]] : []
      })
      response.writeHead(answer.status, Object.fromEntries(kept)).end(content)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gate: Gate = { port, until: Promise.resolve(), searchLeft: 0, stop: () => void server.close() }
  return gate
}
