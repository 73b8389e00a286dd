import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Recorded } from './recording.ts'

export interface Measured {
  readonly url: string
  /** CPU milliseconds the process has used so far, from the system's own books (Linux). */
  cpu: () => number
  stop: () => void
}

/** Answers the recorded calls from memory; `POST /mode/hang` and `/mode/answer` switch whether it answers at all. */
const stub = (answers: ReadonlyMap<string, Recorded>) => `
const answers = new Map(${JSON.stringify([...answers])})
let hanging = false
export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/mode/')) { hanging = pathname === '/mode/hang'; return new Response('ok') }
    if (hanging) { await new Promise((resolve) => setTimeout(resolve, 30000)) }
    const answer = answers.get(pathname + search)
    return answer ? new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } }) : new Response('{}', { status: 404 })
  },
}`

/** KV that keeps nothing: content stays in the isolate's memory once it was read. */
const emptyKv = `export default { fetch: (request) => new Response(null, { status: request.method === 'GET' ? 404 : 200 }) }`

/** The limit: asks and parses the same upstream answers as the page and sends its finished HTML as one string. */
export const finishedString = (pages: ReadonlyMap<string, { html: string; calls: readonly string[] }>) => `
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

/** Serves a worker in raw workerd, upstream and KV stubbed beside it in the same process: no proxy, no Node in between. */
export async function serve(
  module: string,
  port: number,
  upstream: ReadonlyMap<string, Recorded> | { port: number },
  flags: readonly string[] = [],
): Promise<Measured> {
  const folder = mkdtempSync(`${tmpdir()}/escale-bench-`)
  writeFileSync(`${folder}/worker.js`, module)
  writeFileSync(`${folder}/kv.js`, emptyKv)
  const recorded = upstream instanceof Map
  if (recorded) writeFileSync(`${folder}/upstream.js`, stub(upstream))
  const origin = recorded
    ? `(name = "origin", worker = (modules = [(name = "upstream.js", esModule = embed "upstream.js")], compatibilityDate = "2026-10-01"))`
    : `(name = "origin", external = (address = "127.0.0.1:${'port' in upstream ? upstream.port : 0}", http = ()))`
  writeFileSync(`${folder}/config.capnp`, config(origin, port, recorded))
  const process_: ChildProcess = spawn('node_modules/.bin/workerd', ['serve', ...flags, `${folder}/config.capnp`], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await reachable(`${url}/healthz`)
  return { url, cpu: () => cpuOf(process_.pid ?? 0), stop: () => void process_.kill() }
}

function config(origin: string, port: number, recorded: boolean): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
      bindings = [
        (name = "CONTENT", kvNamespace = "kv"),
        (name = "UPSTREAM", service = "origin"),
        (name = "API_URL", text = "http://origin.internal"), (name = "GATEWAY_URL", text = "http://origin.internal"),
        (name = "CMS_URL", text = "http://origin.internal"), (name = "PICTURES_URL", text = "http://origin.internal"),
        (name = "ACCOUNT_ORIGIN", text = "http://localhost:8788"), (name = "PAYMENT_URL", text = "http://localhost:8788/pay"),
        (name = "INDEXABLE", text = "true"), (name = "MARKET_HOSTS", text = "{}"),
      ])),
    ${origin},
    (name = "kv", worker = (modules = [(name = "kv.js", esModule = embed "kv.js")], compatibilityDate = "2026-10-01")),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "site"),
    ${recorded ? `(name = "mode", address = "127.0.0.1:${port + 1}", http = (), service = "origin"),` : ''}
  ],
);
`
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

/** User and system time of a process in milliseconds; the kernel counts hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
