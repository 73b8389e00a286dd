import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { resolve } from 'node:path'
import type { Mood } from './key-value.ts'

/** Isolate of the built site, with memory, breakers and pending requests of its own. */
export interface IsolateOptions {
  readonly upstream: string
  /** Upstream of content, if another. */
  readonly cms?: string
  readonly mood: Mood
  /** Takes each data point as a POST of JSON; without an address the dataset fails. By default there is none. */
  readonly dataset?: { readonly address?: string }
  /** Further variables of the worker. */
  readonly variables?: Readonly<Record<string, string>>
}

/** Variables of isolates whose upstream responds: a busy machine is slow, not wrong. */
export const unhurried = { DEADLINE_FACTOR: '6' } as const

/** The key of sessions of beneficiaries in all isolates. */
export const giftSecret = 'of beneficiaries in tests of faults'

export interface Isolates<Name extends string> {
  url: (name: Name) => string
  /** Console lines of the workers. */
  readonly log: readonly string[]
  stop: () => void
}

/** Optimizes functions after a few calls: code that fails only when optimized fails within seconds. */
export const eagerOptimizer = ['--invocation-count-for-turbofan=5', '--invocation-count-for-maglev=5']

/** Entry: the built site, a handler of unhandled rejections, and a page cache with only purges implemented. */
const witness = `
import { Pages as SitePages } from './site.js'
export { default } from './site.js'
const cache = { purge: async ({ tags }) => (console.log('PURGE ' + tags.join(' ')), { success: true }) }
export class Pages extends SitePages {
  constructor(ctx, env) {
    Object.defineProperty(ctx, 'cache', { value: cache })
    super(ctx, env)
  }
}
addEventListener('unhandledrejection', (event) => console.error('UNHANDLED ' + (event.reason?.stack ?? event.reason)))
`

/** A stand-in for Analytics Engine's binding. */
const dataset = `
import { WorkerEntrypoint } from 'cloudflare:workers'
export default class extends WorkerEntrypoint {
  async writeDataPoint(point) {
    if (!this.env.ADDRESS) throw new Error('made to fail')
    await fetch(this.env.ADDRESS, { method: 'POST', body: JSON.stringify(point) })
  }
}
`

/** Starts the built site in raw workerd: one isolate per name in one process, upstream and KV over HTTP. */
export async function startIsolates<Name extends string>(
  isolates: Readonly<Record<Name, IsolateOptions>>,
  setting: { keyValuePort: number; clock: string; v8Flags?: readonly string[] },
): Promise<Isolates<Name>> {
  const names = Object.keys(isolates) as Name[]
  const folder = mkdtempSync(`${tmpdir()}/escale-faults-`)
  writeFileSync(`${folder}/witness.js`, witness)
  writeFileSync(`${folder}/dataset.js`, dataset)
  writeFileSync(`${folder}/site.js`, readFileSync(resolve('dist/site/index.js'), 'utf8'))
  const services = names.map((name, at) => serviceOf(isolates[name], at, setting))
  const sockets = names.map((name, at) => `(name = "${name}", address = "127.0.0.1:0", http = (), service = "site-${at}")`)
  writeFileSync(
    `${folder}/config.capnp`,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n')}, (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [${sockets.join(',\n')}],
  v8Flags = ${JSON.stringify(setting.v8Flags ?? [])},
);`,
  )
  const log: string[] = []
  const process_: ChildProcess = spawn('node_modules/.bin/workerd', ['serve', '--verbose', '--control-fd=3', `${folder}/config.capnp`], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  for (const stream of [process_.stdout, process_.stderr])
    stream?.on('data', (text: Buffer) => void log.push(...text.toString().split('\n')))
  const ports = await listeningPorts(process_.stdio[3] as Readable, names.length, log)
  const url = (name: Name) => `http://127.0.0.1:${ports.get(name)}`
  await Promise.all(names.map((name) => reachable(`${url(name)}/healthz`, log)))
  return {
    url,
    log,
    stop: () => {
      process_.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface BuiltWorker {
  readonly compatibility_date: string
  readonly compatibility_flags: readonly string[]
}

function serviceOf(
  { upstream, cms, mood, dataset: points, variables: more }: IsolateOptions,
  at: number,
  { keyValuePort, clock }: { keyValuePort: number; clock: string },
): string {
  const built: BuiltWorker = JSON.parse(readFileSync('dist/site/wrangler.json', 'utf8'))
  const variables = {
    API_URL: upstream,
    GATEWAY_URL: upstream,
    CMS_URL: cms ?? upstream,
    PICTURES_URL: upstream,
    ACCOUNT_ORIGIN: 'http://localhost:8788',
    PAYMENT_URL: 'http://localhost:8788/pay',
    CRM_URL: `${upstream}/crm/web-to-case`,
    CRM_ORG_ID: '00D000000000000',
    CHALLENGE_SITE_KEY: 'standin',
    CHALLENGE_SCRIPT_URL: 'http://localhost:8788/captcha/v0/api.js',
    CHALLENGE_VERIFY_URL: `${upstream}/captcha/v0/siteverify`,
    CHALLENGE_SECRET: 'of the stand-in challenge',
    GIFT_SESSION_SECRET: giftSecret,
    INDEXABLE: 'true',
    WISHLIST: 'true',
    PHYSICAL_GIFTS: 'true',
    RECENTLY_VIEWED: 'true',
    ACCOUNTS: 'true',
    MARKET_HOSTS: '{}',
    CLOCK: clock,
    ...more,
  }
  const bindings = Object.entries(variables).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`)
  return `(name = "site-${at}", worker = (
    modules = [(name = "witness.js", esModule = embed "witness.js"), (name = "site.js", esModule = embed "site.js")],
    compatibilityDate = "${built.compatibility_date}",
    compatibilityFlags = ${JSON.stringify(built.compatibility_flags)},
    globalOutbound = "internet",
    bindings = [(name = "CONTENT", kvNamespace = "kv-${at}"), ${points ? `(name = "OPERATIONS", service = "points-${at}"), ` : ''}${bindings.join(', ')}])),
  (name = "points-${at}", worker = (
    modules = [(name = "dataset.js", esModule = embed "dataset.js")],
    compatibilityDate = "${built.compatibility_date}",
    globalOutbound = "internet",
    bindings = [(name = "ADDRESS", text = "${points?.address ?? ''}")])),
  (name = "kv-${at}", external = (address = "127.0.0.1:${keyValuePort}", http = (injectRequestHeaders = [(name = "x-mood", value = "${mood}")])))`
}

/** Returns the ports that workerd reports on its control stream, by the name of the socket: each is one that was free. */
async function listeningPorts(control: Readable, count: number, log: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ports = new Map<string, number>()
  for await (const line of createInterface(control)) {
    const { event, socket, port }: { event: string; socket: string; port: number } = JSON.parse(line)
    if (event === 'listen') ports.set(socket, port)
    if (ports.size === count) return ports
  }
  throw new Error(`workerd does not start: ${log.slice(0, 20).join('\n')}`)
}

async function reachable(url: string, log: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    // Some isolates are configured to be unable.
    const resolved = await fetch(url).then(
      () => true,
      () => false,
    )
    if (resolved) return
    await new Promise((again) => setTimeout(again, 25))
  }
  throw new Error(`workerd does not answer at ${url}: ${log.slice(0, 20).join('\n')}`)
}
