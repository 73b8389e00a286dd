import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { bringUpToDate } from './database.ts'

export interface SiteOptions {
  readonly port: number
  readonly originPort: number
  /** Folder that keeps D1 and KV between runs; in memory when absent. */
  readonly persist?: string
  readonly progress?: (done: string) => void
  /** Variables of the site's worker that replace the ones of its configuration. */
  readonly variables?: Readonly<Record<string, string>>
  /** Keeps the workers' log lines to themselves. */
  readonly quiet?: boolean
  /** ISO instant for both workers' clocks. */
  readonly clock?: string
}

export interface RunningSite {
  readonly url: string
  readonly originUrl: string
  readonly minisitePath: string
  stop: () => Promise<void>
}

/** The built site and the reference origin beside it, each on a socket of its own in one workerd, on real KV and D1. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, originPort, persist, progress = () => {}, clock } = options
  const site = builtWorker('dist/site/wrangler.json')
  const origin = builtWorker('dist/origin/wrangler.json')
  const originUrl = `http://localhost:${originPort}`
  const workers = new Miniflare(
    convertV4MiniflareOptions({
      ...(persist ? { resourcePersistencePath: persist } : {}),
      cf: false,
      logRequests: false,
      ...(options.quiet ? { log: new Log(LogLevel.NONE), handleStructuredLogs: () => {} } : {}),
      workers: [
        {
          name: 'site',
          modules: [{ type: 'ESModule', path: 'dist/site/index.js' }],
          compatibilityDate: site.compatibility_date,
          compatibilityFlags: [...site.compatibility_flags],
          kvNamespaces: { CONTENT: 'content' },
          serviceBindings: { UPSTREAM: 'origin' },
          bindings: {
            ...site.vars,
            ACCOUNT_ORIGIN: originUrl,
            PAYMENT_URL: `${originUrl}/pay`,
            ...options.variables,
            ...(clock ? { CLOCK: clock } : {}),
          },
          assets: assetsOf(site, 'dist/client'),
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
        {
          name: 'origin',
          modules: [{ type: 'ESModule', path: 'dist/origin/index.js' }],
          compatibilityDate: origin.compatibility_date,
          d1Databases: { DB: 'catalogue' },
          bindings: {
            ...origin.vars,
            SITE_ORIGINS: `http://localhost:${port},http://care.localhost:${port}`,
            ...(clock ? { TODAY: clock.slice(0, 10) } : {}),
          },
          assets: assetsOf(origin, 'origin/public'),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: originPort }],
        },
      ],
    } as never),
  )
  await workers.ready
  const database = await workers.getD1Database('DB', 'origin')
  await bringUpToDate(database, clock?.slice(0, 10), progress)
  return {
    url: `http://localhost:${port}`,
    originUrl,
    minisitePath: await firstMinisite(originUrl),
    stop: () => workers.dispose(),
  }
}

interface BuiltWorker {
  readonly compatibility_date: string
  readonly compatibility_flags: readonly string[]
  readonly vars: Readonly<Record<string, string>>
  readonly assets?: { readonly run_worker_first?: boolean | string[] }
}

function builtWorker(path: string): BuiltWorker {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function assetsOf(worker: BuiltWorker, directory: string): object {
  const first = worker.assets?.run_worker_first
  return {
    directory,
    binding: 'ASSETS',
    routerConfig: {
      has_user_worker: true,
      ...(first === true ? { invoke_user_worker_ahead_of_assets: true } : {}),
      ...(Array.isArray(first) ? { static_routing: staticRouting(first) } : {}),
    },
  }
}

function staticRouting(rules: readonly string[]): { user_worker: string[]; asset_worker: string[] } {
  return {
    user_worker: rules.filter((rule) => !rule.startsWith('!')),
    asset_worker: rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)),
  }
}

async function firstMinisite(originUrl: string): Promise<string> {
  const answer = await fetch(`${originUrl}/api/cms/minisites`)
  const list: { minisiteUrl: string; minisiteLocale: string }[] = answer.ok ? await answer.json() : []
  const french = list.find((it) => it.minisiteLocale === 'fr_FR')
  return `/fr/${french?.minisiteUrl ?? ''}`
}
