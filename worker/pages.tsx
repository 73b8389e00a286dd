import { WorkerEntrypoint } from 'cloudflare:workers'
import { createStaticHandler, type StaticHandler } from 'react-router'
import clientAssets from 'virtual:client-assets'
import type { PageContext } from '../routes/context.ts'
import type { PageDocument } from '../routes/document.ts'
import { routesOf } from '../routes/index.ts'
import { unavailable } from '../routes/pages/unavailable.tsx'
import { type Market, marketOf } from '../src/market/markets.ts'
import { flowOf } from '../src/market/flow.ts'
import type { SiteView } from '../src/ui/site/SiteContext.tsx'
import { nowOf } from './clock.ts'
import type { Env } from './env.ts'
import { marketHomes } from './market-hosts.ts'
import { marketTime } from './market-time.ts'
import type { PageKey } from './middleware/visit.ts'
import { renderDocument } from './render/document-stream.tsx'
import { Document } from './render/Document.tsx'
import { documentHeaders } from './render/headers.ts'
import { i18nOf } from './render/i18n.ts'
import { frameContent } from './render/frame-content.ts'
import { PageShell } from './render/PageShell.tsx'
import { servicesOf } from './services.ts'
import { viewSettings } from './view-settings.ts'
import { SectionUnavailable } from '../src/contract/outcome.ts'

/** The pages: everything that may be answered from a shared cache, given the page's key as `props`. */
export class Pages extends WorkerEntrypoint<Env, PageKey> {
  override async fetch(request: Request): Promise<Response> {
    const key = this.ctx.props
    const now = nowOf(this.env)
    const started = Date.now()
    const context = contextOf(key, new URL(request.url), now, request, this.env, (task) => this.ctx.waitUntil(task))
    const frame = frameContent(context)
    const settings = context.content.settings()
    const page = key.uncertain ? unavailable(context) : await pageOf(context, routedRequest(request, context.url, key.path))
    if (page instanceof Response) return page
    const around = await frame(page.frame)
    const { i18n } = context
    const view = { ...context.view, ...viewSettings(await settings) }
    const headTime = Date.now() - started
    const body = await renderDocument(<Document page={page} context={{ ...context, view }} around={around} />, {
      siteKey: JSON.stringify(view),
      shell: (children) => (
        <PageShell i18n={i18n} view={view}>
          {children}
        </PageShell>
      ),
      islandAssets: (name) => {
        const files = clientAssets.islands[name] ?? clientAssets.islands['*']
        return { messages: files?.messages[context.market.locale], scripts: files?.scripts, parts: files?.parts || undefined }
      },
      onSectionFailed: (cause) => request.signal.aborted || logSection(key.path, cause),
      signal: request.signal,
    })
    return new Response(body, { status: page.status ?? 200, headers: documentHeaders(page, context, headTime) })
  }
}

/** What the path's loader answers: a page, or a redirect. */
async function pageOf(context: PageContext, request: Request): Promise<PageDocument | Response> {
  const found = await handlerOf(context.market).query(request, { requestContext: context })
  if (found instanceof Response) return found
  const page: PageDocument | undefined = Object.values(found.loaderData).find((data) => data !== undefined)
  if (!page) throw Object.values(found.errors ?? {})[0] ?? new Error(`no page answered ${found.location.pathname}`)
  return page
}

function contextOf(
  key: PageKey,
  url: URL,
  now: Date,
  request: Request,
  env: Env,
  waitUntil: (task: Promise<unknown>) => void,
): PageContext {
  const market = marketOf(key.market)
  const minisiteId = key.minisite?.minisiteId
  const { today, hour } = marketTime(market, now)
  const site = { market, base: key.base, ...(key.minisite ? { minisite: key.minisite.minisiteUrl } : {}) }
  const view: SiteView = {
    site,
    flow: flowOf(key.path, market.language, url.searchParams.get('flow')),
    mode: { app: key.app, customerCare: key.customerCare },
    today,
    ...(key.variations?.length && { variations: key.variations }),
    homes: marketHomes(env, url.protocol),
    wishlist: env.WISHLIST === 'true',
    recentlyViewed: env.RECENTLY_VIEWED === 'true',
  }
  const { upstream, content } = servicesOf({
    env,
    locale: market.locale,
    minisiteId,
    signal: request.signal,
    now: now.getTime(),
    waitUntil,
  })
  return {
    market,
    site,
    view,
    url,
    upstream,
    content,
    now,
    today,
    hour,
    minisite: key.minisite,
    request,
    i18n: i18nOf(market.locale),
    indexable: env.INDEXABLE === 'true' && !key.customerCare && !key.app,
    accountOrigin: env.ACCOUNT_ORIGIN,
    paymentUrl: env.PAYMENT_URL,
  }
}

const handlers = new Map<string, StaticHandler>()

function handlerOf(market: Market): StaticHandler {
  const known = handlers.get(market.language)
  if (known) return known
  const made = createStaticHandler(
    routesOf(market).map(({ id, path, load }) => ({
      id,
      path,
      // React Router hands the request context through untyped; it is the one made above.
      loader: ({ context, params }) => load(context as unknown as PageContext, params),
    })),
  )
  handlers.set(market.language, made)
  return made
}

/** Routes are matched below the market's base and the minisite; a POST (checkout) is loaded like a page and answers with a redirect. */
function routedRequest({ signal }: Request, { origin, search }: URL, path: string): Request {
  return new Request(`${origin}${path}${search}`, { signal })
}

function logSection(path: string, cause: unknown): void {
  const expected = cause instanceof SectionUnavailable
  const message = cause instanceof Error ? cause.message : String(cause)
  console[expected ? 'warn' : 'error'](JSON.stringify({ level: expected ? 'warn' : 'error', event: 'section failed', path, message }))
}
