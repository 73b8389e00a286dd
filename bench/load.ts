import { Agent, request } from 'node:http'

export interface Load {
  readonly perSecond: number
}

/** `count` requests over 32 kept-alive connections; rejects an answer that is not 200. */
export async function load(url: string, count: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (left-- > 0) await once(url, agent)
    }),
  )
  agent.destroy()
  return { perSecond: (count / (performance.now() - started)) * 1000 }
}

function once(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}

/** One flush may arrive in several pieces, milliseconds. */
const oneFlush = 20

/** Milliseconds to the first byte of the body, and whether what was flushed with it holds `wanted`; the rest is not waited for. */
export function firstByte(url: string, wanted: string): Promise<{ milliseconds: number; held: boolean }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'identity' } }, (response) => {
      let text = ''
      response.once('data', () => {
        const milliseconds = performance.now() - started
        setTimeout(() => {
          resolve({ milliseconds, held: text.includes(wanted) })
          asked.destroy()
        }, oneFlush)
      })
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
    })
    asked.on('error', reject)
    asked.end()
  })
}
