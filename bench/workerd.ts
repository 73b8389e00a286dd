import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { freePorts } from '../test/free-ports.ts'
import { forgettingKv, keepingKv, type StoredValues, type StubbedResponse, upstreamStub } from './stubs.ts'

export interface Measured {
  readonly url: string
  /** Where the stubs' modes are set and read. */
  readonly upstreamUrl: string
  readonly kvUrl: string
  readonly inspectorUrl: string
  /** CPU milliseconds of the process so far, from the kernel (Linux). */
  cpu: () => number
  /** Lines of the process's output that tell of a failure. */
  failures: () => string[]
  stop: () => void
}

interface Served {
  /** Responses, which a stub in the same process serves, or a local server. */
  readonly upstream: ReadonlyMap<string, StubbedResponse> | { readonly port: number }
  /** What KV holds at first; without it KV is empty and stays so. */
  readonly kv?: StoredValues | undefined
  /** An ISO instant that replaces the clock. */
  readonly clock?: string
  /** Whether calls have more time: on a busy machine a stub is slow, not wrong. By default they have. */
  readonly isUnhurried?: boolean
  /** Flags of V8, for all isolates of the process. */
  readonly v8Flags?: readonly string[]
  /** Whether its heap can be asked for. The inspector costs CPU. */
  readonly isInspected?: boolean
}

export const nothingStored: StoredValues = { index: [], bytes: new Uint8Array(1) }

/** Serves a worker in raw workerd, without proxy or Node. KV is a stub in the same process. */
export async function serve(
  module: string,
  { upstream, kv, clock, isUnhurried = true, v8Flags = [], isInspected = false }: Served,
): Promise<Measured> {
  const folder = mkdtempSync(`${tmpdir()}/escale-bench-`)
  writeFileSync(`${folder}/worker.js`, module)
  writeStub(folder, 'upstream', upstreamStub, upstream instanceof Map ? indexed(upstream) : nothingStored)
  writeStub(folder, 'kv', kv ? keepingKv : forgettingKv, kv ?? nothingStored)
  const [port = 0, upstreamPort = 0, kvPort = 0, inspectorPort = 0] = await freePorts(4)
  const origin = 'port' in upstream ? `external = (address = "127.0.0.1:${upstream.port}", http = ())` : stubWorker('upstream')
  const variables = { ...(isUnhurried && { DEADLINE_FACTOR: '6' }), ...(clock && { CLOCK: clock }) }
  writeFileSync(`${folder}/config.capnp`, config({ origin, port, upstreamPort, kvPort, variables, v8Flags }))
  const output = openSync(`${folder}/output`, 'w')
  const process_: ChildProcess = spawn(
    'node_modules/.bin/workerd',
    ['serve', ...(isInspected ? [`-i127.0.0.1:${inspectorPort}`] : []), `${folder}/config.capnp`],
    {
      stdio: ['ignore', output, output],
    },
  )
  const died = (code: number | null, signal: NodeJS.Signals | null) => {
    console.error(`workerd ended (${signal ?? code}): ${readFileSync(`${folder}/output`, 'utf8').slice(-2000)}`)
  }
  process_.once('exit', died)
  const stop = () => {
    process_.off('exit', died)
    process_.kill()
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', stop)
  }
  // An aborted run must leave no server behind.
  process.on('exit', stop)
  const url = `http://127.0.0.1:${port}`
  await Promise.race([reachable(`${url}/healthz`), ended(process_)])
  return {
    url,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
    kvUrl: `http://127.0.0.1:${kvPort}`,
    inspectorUrl: `ws://127.0.0.1:${inspectorPort}/site`,
    cpu: () => cpuOf(process_.pid ?? 0),
    failures: () => readFileSync(`${folder}/output`, 'utf8').split('\n').filter(tellsOfFailure),
    stop,
  }
}

const tellsOfFailure = (line: string): boolean => /"level":"(error|warn)"|uncaught|fatal/i.test(line)

const stubWorker = (name: 'upstream' | 'kv') => `worker = (modules = [
        (name = "${name}.js", esModule = embed "${name}.js"), (name = "${name}-index.json", json = embed "${name}-index.json"),
        (name = "${name}.bin", data = embed "${name}.bin")], ${date})`

/** Writes a stub's modules: its code, and an index of the bytes that it serves. */
function writeStub(folder: string, name: 'upstream' | 'kv', code: string, { index, bytes }: IndexedBytes): void {
  writeFileSync(`${folder}/${name}.js`, code)
  writeFileSync(`${folder}/${name}-index.json`, JSON.stringify(index))
  writeFileSync(`${folder}/${name}.bin`, bytes)
}

interface IndexedBytes {
  readonly index: readonly unknown[]
  readonly bytes: Uint8Array
}

function indexed(responses: ReadonlyMap<string, StubbedResponse>): IndexedBytes {
  const bodies: Uint8Array[] = []
  let at = 0
  const index = [...responses].map(([path, { status, type, body }]) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    bodies.push(bytes)
    return [path, status, type, at, (at += bytes.length)]
  })
  return { index, bytes: Buffer.concat(bodies) }
}

/** As deployed (`wrangler.toml`). */
const date = 'compatibilityDate = "2026-10-01"'
const flagNames = '"enable_request_signal", "request_signal_passthrough"'

interface Configured {
  readonly origin: string
  readonly port: number
  readonly upstreamPort: number
  readonly kvPort: number
  readonly variables: Readonly<Record<string, string>>
  readonly v8Flags: readonly string[]
}

function config({ origin, port, upstreamPort, kvPort, variables, v8Flags }: Configured): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = [${v8Flags.map((flag) => `"${flag}"`).join(', ')}],
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
        ${Object.entries(variables)
          .map(([name, text]) => `(name = "${name}", text = "${text}"),`)
          .join(' ')}
      ])),
    (name = "origin", ${origin}),
    (name = "kv", ${stubWorker('kv')}),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "site"),
    (name = "origin-mode", address = "127.0.0.1:${upstreamPort}", http = (), service = "origin"),
    (name = "kv-mode", address = "127.0.0.1:${kvPort}", http = (), service = "kv"),
  ],
);
`
}

async function ended(process_: ChildProcess): Promise<never> {
  await once(process_, 'exit')
  throw new Error(`workerd ended before it answered`)
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
