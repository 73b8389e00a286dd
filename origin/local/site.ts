import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare'
import * as v from 'valibot'
import { bringUpToDate } from './database.ts'
import { compressedFiles } from './compressed-file.ts'
import { startEdge } from './edge.ts'
import { DataPoint, dataset, datasetFile, openDataset } from './dataset.ts'

export interface SiteOptions {
  readonly port: number
  readonly originPort: number
  /** A folder for D1 and KV between runs. By default they are in memory. */
  readonly persist?: string
  readonly progress?: (done: string) => void
  readonly compressed?: boolean
  readonly variables?: Readonly<Record<string, string>>
  readonly quiet?: boolean
  /** An ISO instant for the clocks of both workers. */
  readonly clock?: string
  readonly hotels?: number
}

export interface RunningSite {
  readonly url: string
  readonly originUrl: string
  readonly minisitePath: string
  /** The key of returns from the stand-in payment screens. */
  readonly paymentSecret: string
  /** The key of sessions of customer care, which is another one at every start. */
  readonly careSecret: string
  /** The key of sessions of beneficiaries, likewise. */
  readonly giftSecret: string
  /** Has the data points of the site's requests, for `openDataset`. Without `persist` nobody but the site reads them. */
  readonly operationsFile: string
  stop: () => Promise<void>
}

/** Starts the built site and the reference origin with real KV and D1: two workerd processes that talk over HTTP, as in production. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const originUrl = `http://localhost:${options.originPort}`
  const [careSecret, giftSecret] = [newSecret(), newSecret()]
  const origin = new Miniflare(convertV4MiniflareOptions({ ...shared(options, 'origin'), workers: [originWorker(options)] }))
  const { clock, progress = () => {} } = options
  const operationsFile = options.persist === undefined ? ':memory:' : datasetFile(options.persist)
  const operations = openDataset(dataset, operationsFile)
  await bringUpToDate(await origin.getD1Database('DB'), clock?.slice(0, 10), progress, options.hotels)
  // The origin is seeded first, because the site caches what it reads.
  const site = new Miniflare(
    convertV4MiniflareOptions({
      ...shared(options, 'site'),
      workers: [
        siteWorker(options, originUrl, { careSecret, giftSecret }),
        operationsWorker((point) => operations.write(point, Date.now())),
      ],
    }),
  )
  await site.ready
  const edge = options.compressed
    ? await startEdge(options.port, String(await site.unsafeGetDirectURL('site')), compressedFiles())
    : undefined
  return {
    url: `http://localhost:${options.port}`,
    originUrl,
    minisitePath: await firstMinisite(originUrl),
    paymentSecret: paymentSecret(),
    careSecret,
    giftSecret,
    operationsFile,
    stop: async () => {
      edge?.stop()
      await Promise.all([site.dispose(), origin.dispose()])
      operations.close()
    },
  }
}

function shared({ persist, quiet }: SiteOptions, name: string) {
  return {
    ...(persist ? { resourcePersistencePath: `${persist}/${name}` } : {}),
    cf: false,
    logRequests: false,
    ...(quiet ? { log: new Log(LogLevel.NONE), handleStructuredLogs: () => {} } : {}),
  }
}

const newSecret = (): string => `${crypto.randomUUID()} ${crypto.randomUUID()}`

type Secrets = Pick<RunningSite, 'careSecret' | 'giftSecret'>

function siteWorker({ port, compressed, clock, variables }: SiteOptions, originUrl: string, { careSecret, giftSecret }: Secrets) {
  const built = builtWorker('dist/site/wrangler.json')
  const upstream = originUrl.replace('localhost', '127.0.0.1')
  return {
    name: 'site',
    modules: [{ type: 'ESModule' as const, path: 'dist/site/index.js' }],
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: [...built.compatibility_flags],
    kvNamespaces: { CONTENT: 'content', MESSAGES: 'messages', CARE_SESSIONS: 'care-sessions' },
    bindings: {
      ...built.vars,
      API_URL: upstream,
      GATEWAY_URL: upstream,
      CMS_URL: upstream,
      PICTURES_URL: upstream,
      ACCOUNT_ORIGIN: originUrl,
      PAYMENT_URL: `${originUrl}/pay`,
      PAYMENT_SECRET: paymentSecret(),
      CARE_ISSUER: `${upstream}/oidc`,
      CARE_CLIENT_ID: 'customer-care',
      CARE_EMAIL_DOMAINS: 'escale.example',
      CARE_SESSION_SECRET: careSecret,
      GIFT_SESSION_SECRET: giftSecret,
      CRM_URL: `${upstream}/crm/web-to-case`,
      CHALLENGE_SCRIPT_URL: `${originUrl}/captcha/v0/api.js`,
      CHALLENGE_VERIFY_URL: `${upstream}/captcha/v0/siteverify`,
      CHALLENGE_SECRET: 'of the stand-in challenge',
      MESSENGER_URL: `${originUrl}/messenger/v0/widget.js`,
      ...variables,
      ...(clock ? { CLOCK: clock } : {}),
    },
    serviceBindings: { OPERATIONS: operationsName },
    assets: assetsOf('dist/client'),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: compressed ? 0 : port }],
  }
}

const operationsName = 'operations'

/** A stand-in for the dataset's binding: what is written to it arrives in this process. */
function operationsWorker(write: (point: DataPoint) => void) {
  return {
    name: operationsName,
    modules: true,
    script: `import { WorkerEntrypoint } from 'cloudflare:workers'
export default class extends WorkerEntrypoint {
  async writeDataPoint(point) {
    await this.env.WRITE.fetch('http://dataset', { method: 'POST', body: JSON.stringify(point) })
  }
}`,
    compatibilityDate: '2026-10-01',
    serviceBindings: {
      WRITE: async (request: { json: () => Promise<unknown> }) => {
        write(v.parse(DataPoint, await request.json()))
        return new Response()
      },
    },
  }
}

function originWorker({ port, originPort, clock }: SiteOptions) {
  const built = builtWorker('dist/origin/wrangler.json')
  return {
    name: 'origin',
    modules: [{ type: 'ESModule' as const, path: 'dist/origin/index.js' }],
    compatibilityDate: built.compatibility_date,
    d1Databases: { DB: 'catalogue' },
    bindings: {
      ...built.vars,
      SITE_ORIGINS: `http://localhost:${port},http://care.localhost:${port}`,
      ...(clock ? { TODAY: clock.slice(0, 10), CLOCK: clock } : {}),
    },
    assets: assetsOf('origin/public'),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: originPort }],
  }
}

/** The site on one machine shares the secret of its stand-in screens. */
function paymentSecret(): string {
  return builtWorker('dist/origin/wrangler.json').vars['PAYMENT_SECRET'] ?? ''
}

interface BuiltWorker {
  readonly compatibility_date: string
  readonly compatibility_flags: readonly string[]
  readonly vars: Readonly<Record<string, string>>
}

function builtWorker(path: string): BuiltWorker {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Files come first, as in production, and the worker serves what is no file. */
const assetsOf = (directory: string) => ({ directory, binding: 'ASSETS', routerConfig: { has_user_worker: true } })

async function firstMinisite(originUrl: string): Promise<string> {
  const response = await fetch(`${originUrl}/api/cms/minisites`)
  const list: { minisiteUrl: string; minisiteLocale: string }[] = response.ok ? await response.json() : []
  const french = list.find((it) => it.minisiteLocale === 'fr_FR')
  return `/fr/${french?.minisiteUrl ?? ''}`
}
