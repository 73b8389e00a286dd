import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, inject, it } from 'vitest'

interface Posted {
  readonly path: string
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts `size` bytes, with a length or in chunks. Returns the status, or `closed` if the connection was cut while sending. */
function post({ path, type, headers }: Posted, size: number, chunked: boolean): Promise<number | 'closed'> {
  const url = new URL(inject('site'))
  const length: Record<string, string> = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(size) }
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path,
        method: 'POST',
        agent: false,
        headers: { host: url.host, origin: url.origin, 'content-type': type, ...length, ...headers },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
        response.on('end', () => sent.destroy())
      },
    )
    sent.on('error', () => resolve('closed'))
    sent.end(Buffer.alloc(size, 'a'))
  })
}

const form = 'application/x-www-form-urlencoded'
const bodies: readonly [string, Posted][] = [
  ['a form', { path: '/fr/checkout?product=10572&checkin=2027-04-20&checkout=2027-04-21', type: form }],
  ['a form in parts', { path: '/fr/checkout?product=10572', type: 'multipart/form-data; boundary=b' }],
  ['a search of the API', { path: '/api/offers.json?locale=fr_FR', type: 'application/json' }],
  ['a report', { path: '/api/error?locale=fr_FR', type: 'text/plain' }],
  ['an announcement', { path: '/hooks/content', type: 'application/json', headers: { 'x-escale-signature': 'sha256=00' } }],
]

describe.each(bodies)('%s', (_, posted) => {
  it.each([
    ['with its length', false],
    ['in chunks, without a length', true],
  ])('that is too large is refused: %s', async (_way, chunked) => {
    expect([413, 'closed']).toContain(await post(posted, 8_000_000, chunked))
    expect(await post(posted, 20_001, chunked)).toBe(413)
    expect(await post(posted, 100, chunked)).not.toBe(413)
  })
})

it('a signed announcement in chunks is read whole', async () => {
  const body = JSON.stringify({ at: Date.parse(inject('clock')) / 1000, locales: ['it_IT'], kinds: ['settings'] })
  const signature = createHmac('sha256', 'a secret of the tests').update(body).digest('hex')
  const url = new URL('/hooks/content', inject('site'))
  const chunks = new ReadableStream({
    start(controller) {
      for (const half of [body.slice(0, 30), body.slice(30)]) controller.enqueue(new TextEncoder().encode(half))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json', 'x-escale-signature': `sha256=${signature}` }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: chunks, duplex: 'half' }
  expect((await fetch(url, init)).status).toBe(200)
})
