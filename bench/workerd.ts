import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** An upstream response, as it was recorded. */
export interface RecordedResponse {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Measured {
  readonly url: string
  readonly upstreamUrl: string
  /** CPU milliseconds of the process so far, from the kernel (Linux). */
  cpu: () => number
  stop: () => void
}

/**
 * Serves recorded responses from memory as bytes, so that encoding is not measured. `POST /mode/hang` and `/mode/respond` switch its
 * behaviour; `/mode/calls` lists the calls since the last list.
 */
const upstreamStub = `
import index from 'index.json'
import bodies from 'bodies.bin'
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

/** KV that stores nothing: content stays in the isolate's memory. */
const emptyKv = `export default { fetch: (request) => new Response(null, { status: request.method === 'GET' ? 404 : 200 }) }`

/** Page as served, with its upstream calls. */
export interface ServedPage {
  readonly html: string
  readonly calls: readonly string[]
}

/** Upper limit: a worker that fetches and parses the page's upstream responses and sends its finished HTML as one string. */
export const finishedString = (pages: ReadonlyMap<string, ServedPage>) => `
const pages = new Map(${JSON.stringify([...pages])})
export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    const page = pages.get(url.pathname + url.search)
    if (!page) return new Response('not recorded', { status: 404 })
    await Promise.all(page.calls.map(async (call) => JSON.parse(await (await env.UPSTREAM.fetch('http://origin.internal' + call)).text())))
    return new Response(page.html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}`

export type Upstream = ReadonlyMap<string, RecordedResponse> | { readonly port: number }

/**
 * Serves a worker in raw workerd, without proxy or Node. Recorded responses and KV are stubs in the same process, with the upstream's modes
 * on `port + 1`; otherwise upstream is a local server.
 */
export async function serve(module: string, port: number, upstream: Upstream, flags: readonly string[] = []): Promise<Measured> {
  const folder = mkdtempSync(`${tmpdir()}/escale-bench-`)
  writeFileSync(`${folder}/worker.js`, module)
  writeFileSync(`${folder}/kv.js`, emptyKv)
  if (upstream instanceof Map) writeStub(folder, upstream)
  const origin =
    'port' in upstream ? `external = (address = "127.0.0.1:${upstream.port}", http = ())` : `worker = (${stubModules}, ${date})`
  writeFileSync(`${folder}/config.capnp`, config(origin, port, upstream instanceof Map))
  const process_: ChildProcess = spawn('node_modules/.bin/workerd', ['serve', ...flags, `${folder}/config.capnp`], { stdio: 'ignore' })
  const stop = () => {
    process_.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  // An aborted run must leave no server behind.
  process.on('exit', stop)
  const url = `http://127.0.0.1:${port}`
  await Promise.race([reachable(`${url}/healthz`), ended(process_, port)])
  return { url, upstreamUrl: `http://127.0.0.1:${port + 1}`, cpu: () => cpuOf(process_.pid ?? 0), stop }
}

const stubModules = `modules = [
        (name = "upstream.js", esModule = embed "upstream.js"), (name = "index.json", json = embed "index.json"),
        (name = "bodies.bin", data = embed "bodies.bin")]`

function writeStub(folder: string, responses: ReadonlyMap<string, RecordedResponse>): void {
  const bodies: Buffer[] = []
  let at = 0
  const index = [...responses].map(([path, { status, type, body }]) => {
    const bytes = Buffer.from(body)
    bodies.push(bytes)
    return [path, status, type, at, (at += bytes.length)]
  })
  writeFileSync(`${folder}/upstream.js`, upstreamStub)
  writeFileSync(`${folder}/index.json`, JSON.stringify(index))
  writeFileSync(`${folder}/bodies.bin`, Buffer.concat(bodies))
}

/** As deployed (`wrangler.toml`). */
const date = 'compatibilityDate = "2026-10-01"'
const flagNames = '"enable_request_signal", "request_signal_passthrough"'

/** A local server is slow on a busy machine, not wrong. */
const unhurried = '(name = "DEADLINE_FACTOR", text = "6"),'

function config(origin: string, port: number, hasModes: boolean): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      ${date},
      compatibilityFlags = [${flagNames}],
      bindings = [
        (name = "CONTENT", kvNamespace = "kv"),
        (name = "UPSTREAM", service = "origin"),
        (name = "API_URL", text = "http://origin.internal"), (name = "GATEWAY_URL", text = "http://origin.internal"),
        (name = "CMS_URL", text = "http://origin.internal"), (name = "PICTURES_URL", text = "http://origin.internal"),
        (name = "ACCOUNT_ORIGIN", text = "http://localhost:8788"), (name = "PAYMENT_URL", text = "http://localhost:8788/pay"),
        (name = "INDEXABLE", text = "true"), (name = "MARKET_HOSTS", text = "{}"),
        (name = "WISHLIST", text = "true"), (name = "RECENTLY_VIEWED", text = "true"),
        ${hasModes ? '' : unhurried}
      ])),
    (name = "origin", ${origin}),
    (name = "kv", worker = (modules = [(name = "kv.js", esModule = embed "kv.js")], ${date})),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "site"),
    ${hasModes ? `(name = "mode", address = "127.0.0.1:${port + 1}", http = (), service = "origin"),` : ''}
  ],
);
`
}

async function ended(process_: ChildProcess, port: number): Promise<never> {
  await once(process_, 'exit')
  throw new Error(`workerd ended: is port ${port} taken?`)
}

async function reachable(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`workerd does not answer at ${url}`)
}

/** CPU time of all threads of a process, milliseconds. */
function cpuOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`))
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    // A thread may end between the listing and its reading.
    return 0
  }
}
