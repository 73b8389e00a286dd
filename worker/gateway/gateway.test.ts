import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { errorsOnly, limitBody } from './gateway.ts'

/** Throws what is no Error, as a library may. */
const app = new Hono()
  .use(errorsOnly)
  .get('/thrown', () => {
    throw { status: 404 }
  })
  .onError((cause, c) => c.text(`crash page: ${cause.message}`, 500))

it('a thrown value that is no Error still reaches the error handler', async () => {
  const response = await app.request('/thrown')
  expect([response.status, await response.text()]).toEqual([500, 'crash page: thrown: [object Object]'])
})

afterEach(() => void vi.useRealTimers())

const forms = new Hono().post('/form', limitBody(20), async (c) => c.text(await c.req.text()))

/** A post whose body comes in these pieces; an open one never ends. */
function postOf(pieces: readonly string[], end: 'closed' | 'open', headers: Readonly<Record<string, string>> = {}): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (end === 'closed') controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/form', init)
}

it.each([
  ['without a length', {}],
  ['with its length', { 'content-length': '12' }],
])('a body that does not end is refused after ten seconds, not before: %s', async (_, headers) => {
  vi.useFakeTimers()
  let status: number | undefined
  const answered = Promise.resolve(forms.request(postOf(['a=1&', 'b'], 'open', headers))).then((response) => (status = response.status))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(status).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await answered
  expect(status).toBe(408)
})

it.each([
  ['without a length', {}],
  ['with its length', { 'content-length': '7' }],
])('a body in pieces reaches its handler whole: %s', async (_, headers) => {
  const response = await forms.request(postOf(['a=1', '&b=2'], 'closed', headers))
  expect([response.status, await response.text()]).toEqual([200, 'a=1&b=2'])
})
