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
        else reject(new Error(`${url}: no response`, { cause }))
      })
      .end()
  })
}

/** Milliseconds within which pieces belong to one flush. */
const oneFlush = 20

/** Returns milliseconds to the first byte of the body, and whether the first flush contains `text`. */
export function firstByte(url: string, text: string): Promise<{ milliseconds: number; contains: boolean }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'identity' } }, (response) => {
      let received = ''
      response.once('data', () => {
        const milliseconds = performance.now() - started
        setTimeout(() => {
          resolve({ milliseconds, contains: received.includes(text) })
          sent.destroy()
        }, oneFlush)
      })
      response.on('data', (chunk: Buffer) => (received += chunk.toString()))
    })
    sent.on('error', reject)
    sent.end()
  })
}
