import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { call, clientBefore, json } from './client.test-cases.ts'

describe('a call', () => {
  it('encodes each path segment once and leaves out what has no value', async () => {
    const { request, requests } = clientBefore(() => json({ value: 1 }))
    await request(call({ path: ['a/b', 'c d', '..%2f'], query: { q: 'é&', none: undefined, empty: '', zero: 0, no: false } }))
    expect(requests[0]?.url).toBe('https://upstream.example/v1/a%2Fb/c%20d/..%252f?q=%C3%A9%26&zero=0&no=false')
    expect([...(requests[0]?.headers ?? [])]).toEqual([['accept', 'application/json']])
    expect(requests[0]?.redirect).toBe('manual')
  })

  it('drops fields of the response that are not in its contract', async () => {
    const { request } = clientBefore(() => json({ value: 1, secret: 'x' }))
    expect(await request(call())).toEqual({ kind: 'ok', value: { value: 1 } })
  })

  // @rule S3.23 B3.9
  it('treats null as absent', async () => {
    const Things = v.object({ value: v.number(), note: v.optional(v.string()), deep: v.object({ more: v.optional(v.number(), 1) }) })
    const { request } = clientBefore(() => json({ value: 0, note: null, deep: { more: null } }))
    expect(await request({ ...call(), schema: Things })).toEqual({ kind: 'ok', value: { value: 0, deep: { more: 1 } } })
  })

  it('replaces characters that are none: they would fit into no address', async () => {
    const Slug = v.object({ slug: v.string() })
    const { request } = clientBefore(() => new Response('{"slug":"a\\ud800b"}'))
    expect(await request({ ...call(), schema: Slug })).toEqual({ kind: 'ok', value: { slug: 'a\ufffdb' } })
  })

  it.each([
    [404, { kind: 'notFound' }],
    [410, { kind: 'notFound' }],
    [400, { kind: 'refused', status: 400 }],
    [403, { kind: 'refused', status: 403 }],
    [302, { kind: 'invalid' }],
    [204, { kind: 'invalid' }],
    [429, { kind: 'unavailable' }],
    [500, { kind: 'unavailable' }],
    [503, { kind: 'unavailable' }],
  ])('with status %i', async (status, outcome) => {
    const { request } = clientBefore(() => new Response(null, { status, headers: { location: '/elsewhere' } }))
    expect(await request(call())).toEqual(outcome)
  })

  it.each([201, 202, 203])('that creates succeeds with status %i and a body that can be read; one that reads does not', async (status) => {
    const creating = { body: { pay: 1 }, idempotencyKey: 'order-7' }
    const { request } = clientBefore(() => json({ value: 1 }, { status }))
    expect(await request(call(creating))).toEqual({ kind: 'ok', value: { value: 1 } })
    expect(await request(call())).toEqual({ kind: 'invalid' })
    expect(await request(call({ body: { page: 0 }, isRead: true }))).toEqual({ kind: 'invalid' })
    const unreadable = clientBefore(() => json({ queued: true }, { status }))
    expect(await unreadable.request(call(creating))).toEqual({ kind: 'invalid' })
  })

  it('whose response nobody reads succeeds without one', async () => {
    const { request } = clientBefore(() => new Response(null, { status: 204 }))
    expect(await request({ ...call({ body: { seen: 1 } }), schema: v.unknown() })).toEqual({ kind: 'ok', value: undefined })
    expect(await request(call({ body: { pay: 1 }, idempotencyKey: 'order-7' }))).toEqual({ kind: 'invalid' })
  })

  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['another shape', '{"value":"1"}'],
  ])('with %s is invalid', async (_, body) => {
    const { request } = clientBefore(() => new Response(body))
    expect(await request(call())).toEqual({ kind: 'invalid' })
  })

  it('ends when the connection breaks', async () => {
    const { request } = clientBefore(() => Promise.reject(new TypeError('connection reset')))
    expect(await request(call())).toEqual({ kind: 'unavailable' })
  })
})

describe('the size of a response', () => {
  const body = JSON.stringify({ value: 1, padding: 'x'.repeat(5000) })
  const streamed = () => new Response(new Blob([body]).stream())

  it.each([
    ['is known', () => new Response(body, { headers: { 'content-length': String(body.length) } })],
    ['is not known', streamed],
    [
      'is that of its packed form',
      () => new Response(new Blob([body]).stream(), { headers: { 'content-length': '40', 'content-encoding': 'gzip' } }),
    ],
  ])('is bounded when it %s', async (_, response) => {
    const { request } = clientBefore(response)
    expect(await request(call({ maxBytes: 1000 }))).toEqual({ kind: 'invalid' })
  })

  it('within the bound is read whole, characters across pieces included', async () => {
    const bytes = new TextEncoder().encode('{"value":"é€"}')
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { request } = clientBefore(() => new Response(pieces))
    const outcome = await request({ ...call(), schema: v.object({ value: v.string() }) })
    expect(outcome).toEqual({ kind: 'ok', value: { value: 'é€' } })
  })
})

describe('a response parsed before', () => {
  async function outcomesOf<Result>(times: number, ask: () => Promise<Result>): Promise<Result[]> {
    const outcomes: Result[] = []
    while (outcomes.length < times) outcomes.push(await ask())
    return outcomes
  }

  it('is the same object while its text is the same', async () => {
    const { request } = clientBefore((_, sent) => json({ value: sent > 3 ? 2 : 1 }))
    const values = await outcomesOf(4, () => request(call()))
    const [, second, third, fourth] = values.map((it) => it.kind === 'ok' && it.value)
    expect(third).toBe(second)
    expect(fourth).toEqual({ value: 2 })
  })

  it('is not stored when it could not be read: the last good one stays', async () => {
    const texts = ['{"value":1}', '{"value":1}', 'broken', '{"value":1}']
    const { request } = clientBefore((_, sent) => new Response(texts[sent - 1]))
    const [, second, third, fourth] = await outcomesOf(4, () => request(call()))
    expect(third).toEqual({ kind: 'invalid' })
    expect(fourth?.kind === 'ok' && second?.kind === 'ok' && fourth.value === second.value).toBe(true)
  })

  it('belongs to its call: the same text posted for another is read by the other’s schema', async () => {
    const { request } = clientBefore(() => json({ value: 1 }))
    const post = { body: { page: 0 }, isRead: true } as const
    await request(call(post))
    const Other = v.object({ value: v.string() })
    expect(await request({ ...call(post), name: 'other', schema: Other })).toEqual({ kind: 'invalid' })
  })
})

describe('a file', () => {
  const picture = { name: 'picture', base: 'https://upstream.example', path: ['a.avif'], deadlineMs: 1000 }
  const image = (type = 'image/avif') => new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': type } })

  it('is requested once by concurrent visitors, each of which gets its bytes', async () => {
    const { client, requests } = clientBefore(() => image())
    const files = await Promise.all(Array.from({ length: 100 }, () => client().file(picture, 'image/')))
    expect(files.every((it) => it.kind === 'ok' && it.value.type === 'image/avif' && it.value.bytes.join() === '1,2,3')).toBe(true)
    expect(requests.length).toBe(1)
  })

  it('of another type, or larger than it may be, is invalid', async () => {
    const { client } = clientBefore(() => image('text/html'))
    expect(await client().file(picture, 'image/')).toEqual({ kind: 'invalid' })
    const large = clientBefore(() => image())
    expect(await large.client().file({ ...picture, maxBytes: 2 }, 'image/')).toEqual({ kind: 'invalid' })
  })
})
