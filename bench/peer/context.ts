import { createContext } from 'react-router'
import type { PageContext } from '../../routes/context.ts'
import { hasSearchCriteria } from '../../src/domain/search/hash.ts'
import { flowOf } from '../../src/market/flow.ts'
import { marketOf } from '../../src/market/markets.ts'
import type { Site } from '../../src/market/site.ts'
import { marketTime, nowOf } from '../../worker/clock.ts'
import { marketContent, marketEntries, minisitesEntry } from '../../worker/content/content.ts'
import type { Env } from '../../worker/env.ts'
import { marketHomes, marketHosts, publicOrigin } from '../../worker/gateway/market-hosts.ts'
import { resolveVisit } from '../../worker/gateway/visit.ts'
import type { FrameContent } from '../../worker/render/frame-content.ts'
import { i18nOf } from '../../worker/render/i18n.ts'
import { noSections } from '../../worker/render/section-store.ts'
import { upstreamCalls } from '../../worker/upstream/calls.ts'
import { createUpstreamClient, createUpstreamState } from '../../worker/upstream/client.ts'
import { readContent } from './content.ts'

/** What the browser must know of the context besides the address, as plain data: loader data of the root route. */
export type Place = Pick<PageContext, 'view' | 'origin' | 'minisite' | 'now' | 'indexable' | 'sendsParcels' | 'accountOrigin'>

/** The context of components, on both sides: what only loaders have is missing. */
export function placedContext(place: Place, href: string): PageContext {
  const { site, today, hour } = place.view
  return partly({ ...place, site, today, hour, url: new URL(href, place.origin), i18n: i18nOf(site.market.locale) })
}

/** What the root route hands to the page in its outlet. */
export interface PageSetting {
  readonly context: PageContext
  readonly around: FrameContent
}

/** The key of the context for loaders: https://reactrouter.com/how-to/middleware#getloadcontext-changes-customlightweight-server */
export const loaded = createContext<PageContext>()

const partly = (context: Partial<PageContext>): PageContext => context as PageContext

const upstreamState = createUpstreamState()

export interface Execution {
  readonly waitUntil: (task: Promise<unknown>) => void
}

/** The context of loaders, made once a request. Undefined for an address of no page. */
export async function loaderContext(request: Request, env: Env, execution: Execution): Promise<PageContext | undefined> {
  const url = new URL(request.url)
  const http = createUpstreamClient(upstreamState, {
    fetch: async (call) => (env.UPSTREAM ? env.UPSTREAM.fetch(call) : fetch(call)),
    signal: request.signal,
    waitUntil: (task) => execution.waitUntil(task),
    now: Date.now,
  })
  const sources = { api: env.API_URL, gateway: env.GATEWAY_URL, cms: env.CMS_URL, pictures: env.PICTURES_URL, analytics: env.API_URL }
  const minisites = async () => {
    const read = await readContent(minisitesEntry({ http, sources }))
    return read.kind === 'ok' ? read.value : null
  }
  const visit = await resolveVisit({ url, userAgent: '', hosts: marketHosts(env), minisites })
  if (visit.kind !== 'page') return undefined
  const { base, minisite, path } = visit.key
  const market = marketOf(visit.key.market)
  const { locale } = market
  const flow = flowOf(path, market.language, url.searchParams.get('flow'))
  const site: Site = { market, base, ...(minisite && { minisite: minisite.minisiteUrl }), ...(flow !== 'booking' && { flow }) }
  const now = nowOf(env)
  const place: Place = {
    view: {
      site,
      flow,
      ...(minisite && { partner: minisite.minisiteId }),
      mode: { app: false, customerCare: false },
      ...marketTime(market, now),
      ...(hasSearchCriteria(url.search) && { criteriaInQuery: true }),
      homes: marketHomes(env, url),
      wishlist: env.WISHLIST === 'true',
      recentlyViewed: env.RECENTLY_VIEWED === 'true',
      ...(env.ACCOUNTS !== 'true' && { withoutAccounts: true }),
    },
    origin: publicOrigin(env, url),
    minisite,
    now,
    indexable: env.INDEXABLE === 'true',
    sendsParcels: env.PHYSICAL_GIFTS === 'true',
    accountOrigin: env.ACCOUNT_ORIGIN,
  }
  const upstream = upstreamCalls(http, sources, locale, minisite?.minisiteId)
  const entries = marketEntries({ http, sources, upstream, locale })
  return {
    ...placedContext(place, url.href),
    upstream,
    content: marketContent({ read: readContent, refresh: (entry) => entry.load() }, entries),
    sections: noSections,
    request,
  }
}
