/** Workers beside the measured one, in the same process: upstream and KV from memory, and the limit. */

/** What the stub of the upstream responds. */
export interface StubbedResponse {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

/** An upstream response, as it was recorded. */
export interface RecordedResponse extends StubbedResponse {
  readonly body: string
}

/** What a KV namespace holds: metadata as JSON, and each value's first byte and the one after its last. */
export interface StoredValues {
  readonly index: readonly (readonly [key: string, metadata: string | null, from: number, to: number])[]
  readonly bytes: Uint8Array
}

/**
 * Serves recorded responses from memory as bytes, so that encoding is not measured. `POST /mode/hang` and `/mode/respond` switch its
 * behaviour; `/mode/calls` lists the calls since the last list.
 */
export const upstreamStub = `
import index from 'upstream-index.json'
import bodies from 'upstream.bin'
const responses = new Map(index.map(([path, status, type, from, to]) => [path, { status, type, body: new Uint8Array(bodies, from, to - from) }]))
let hanging = false
let calls = []
export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/mode/calls') { const list = calls; calls = []; return Response.json(list) }
    if (pathname.startsWith('/mode/')) { hanging = pathname === '/mode/hang'; return new Response('ok') }
    if (hanging) { await new Promise((resolve) => setTimeout(resolve, 30000)) }
    const path = pathname + search
    const response = responses.get(path)
    if (calls.length < 1000) calls.push(response ? path : 'unknown ' + path)
    return response ? new Response(response.body, { status: response.status, headers: { 'content-type': response.type } }) : new Response('{}', { status: 404 })
  },
}`

/**
 * Answers as KV does over workerd's binding (a key in the path, metadata in a header), from memory. Nothing expires: a run is shorter than
 * what is stored lives. `/mode/reads` lists the keys found since the last list; `/mode/index` and `/mode/values` are all it holds.
 */
const kvStub = (forgets: boolean) => `
import index from 'kv-index.json'
import bytes from 'kv.bin'
const stored = new Map(index.map(([key, metadata, from, to]) => [key, { metadata, value: new Uint8Array(bytes, from, to - from) }]))
let reads = []
const modes = {
  '/mode/reads'() { const list = reads; reads = []; return Response.json(list) },
  '/mode/index'() { let at = 0; return Response.json([...stored].map(([key, { metadata, value }]) => [key, metadata, at, (at += value.byteLength)])) },
  '/mode/values': () => new Response(new Blob([...stored.values()].map(({ value }) => value))),
}
const methods = {
  GET(key) {
    const found = stored.get(key)
    if (!found) return new Response(null, { status: 404 })
    if (reads.length < 1000) reads.push(key)
    return new Response(found.value, { headers: found.metadata ? { 'CF-KV-Metadata': found.metadata } : {} })
  },
  async PUT(key, request) {
    const value = new Uint8Array(await request.arrayBuffer())
    if (!${forgets}) stored.set(key, { metadata: request.headers.get('CF-KV-Metadata'), value })
    return new Response()
  },
  DELETE(key) { stored.delete(key); return new Response() },
}
export default {
  fetch(request) {
    const { pathname } = new URL(request.url)
    const mode = modes[pathname]
    if (mode) return mode()
    const method = pathname.length > 1 && !pathname.startsWith('/bulk/') && methods[request.method]
    return method ? method(decodeURIComponent(pathname.slice(1)), request) : new Response('the bench has no such KV operation', { status: 501 })
  },
}`
/** KV that keeps what is written. */
export const keepingKv = kvStub(false)
/** KV that has nothing and takes every write: content stays in the isolate's memory. */
export const forgettingKv = kvStub(true)

/** Page as served, with its upstream calls and the keys it found in KV. */
export interface ServedPage {
  readonly html: string
  readonly calls: readonly string[]
  readonly reads: readonly { readonly key: string; readonly isJson: boolean }[]
}

/** The limit: a worker that fetches and parses what the page fetches and reads, and sends its finished HTML as one string. */
export const finishedString = (pages: ReadonlyMap<string, ServedPage>) => `
const pages = new Map(${JSON.stringify([...pages])})
export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    const page = pages.get(url.pathname + url.search)
    if (!page) return new Response('not recorded', { status: 404 })
    await Promise.all([
      ...page.calls.map(async (call) => JSON.parse(await (await env.UPSTREAM.fetch('http://origin.internal' + call)).text())),
      ...page.reads.map(async ({ key, isJson }) => {
        const text = await env.CONTENT.get(key, { cacheTtl: 30 })
        if (isJson) JSON.parse(text)
      }),
    ])
    return new Response(page.html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}`
