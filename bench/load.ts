import { Agent, request } from 'node:http'

/** Requests every URL once, in order, over `connections` kept-alive connections; rejects on a response other than 200. */
export async function fetchEach(urls: readonly string[], connections: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const rest = urls.values()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const url of rest) await fetchOne(url, agent)
    }),
  )
  agent.destroy()
}

function fetchOne(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: status ${response.statusCode}`))
      response.on('error', reject).resume().on('end', resolve)
    })
    sent
      .on('error', (cause: NodeJS.ErrnoException) => {
        // The server may close a kept-alive connection at the moment of the next request, which it has not seen then.
        if (sent.reusedSocket && cause.code === 'ECONNRESET') resolve(fetchOne(url, agent))
        else reject(new Error(`${url}: no response (${sent.reusedSocket ? 'kept-alive' : 'new'} connection)`, { cause }))
      })
      .end()
  })
}

/** Milliseconds within which pieces belong to one flush. */
const oneFlush = 20

/** Returns milliseconds to the first byte of the body, and what came with it. */
export function firstByte(url: string): Promise<{ status: number; milliseconds: number; flushed: string }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'identity' } }, (response) => {
      let flushed = ''
      response.once('data', () => {
        const milliseconds = performance.now() - started
        setTimeout(() => {
          resolve({ status: response.statusCode ?? 0, milliseconds, flushed })
          sent.destroy()
        }, oneFlush)
      })
      response.on('data', (chunk: Buffer) => (flushed += chunk.toString()))
      // The connection is cut on purpose.
      response.on('error', () => {})
    })
    sent.on('error', reject)
    sent.end()
  })
}
