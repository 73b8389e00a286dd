import { WorkerEntrypoint } from 'cloudflare:workers'
import { createStaticHandler, isRouteErrorResponse, type StaticHandler } from 'react-router'
import clientAssets from 'virtual:client-assets'
import type { PageContext } from '../../routes/context.ts'
import type { PageDocument, PageFile } from '../../routes/document.ts'
import { routesOf } from '../../routes/index.ts'
import { notFound } from '../../routes/pages/not-found/load.tsx'
import { unavailable } from '../../routes/pages/unavailable.tsx'
import { SectionUnavailable } from '../../src/contract/outcome.ts'
import { parseConsent } from '../../src/domain/consent/consent.ts'
import type { Lasting, Shell } from '../../src/hydration/server/render-context.ts'
import { parsePaidOrders } from '../../src/domain/order/paid-orders.ts'
import { hasSearchCriteria } from '../../src/domain/search/hash.ts'
import { flowOf } from '../../src/market/flow.ts'
import { type Market, marketOf } from '../../src/market/markets.ts'
import type { Site } from '../../src/market/site.ts'
import type { HeldCode } from '../../src/domain/gift/held-codes.ts'
import { giftsCookie } from '../../src/stored/keys.ts'
import type { SiteView } from '../../src/ui/site/SiteContext.tsx'
import { marketTime } from '../clock.ts'
import { hashOf } from '../hash.ts'
import { contentVersion } from '../content/envelope.ts'
import type { Env } from '../env.ts'
import type { PageFailure } from '../error-log.ts'
import { giftSessionCookie, heldGiftsIn } from '../gift-session.ts'
import { clientHeader } from '../gateway/client-address.ts'
import { purgeAfterWait } from '../gateway/hook-purges.ts'
import { secondsUntilAllowed, secondsUntilSignIn } from '../gateway/limit-requests.ts'
import { marketHomes, publicOrigin } from '../gateway/market-hosts.ts'
import { aheadHeader, isUnderPressure, refusedAhead, underPressure } from '../gateway/speculation.ts'
import type { PageKey } from '../gateway/visit.ts'
import { isIndexable } from '../operations/production.ts'
import { recording } from './recording.ts'
import { renderDocument } from '../render/document-stream.tsx'
import { Document } from '../render/Document.tsx'
import { frameContent } from '../render/frame-content.ts'
import { cacheTags, documentHeaders } from '../render/headers.ts'
import { i18nOf } from '../render/i18n.ts'
import { createQueryClient } from '../../src/islands/queries/client.ts'
import { PageShell } from '../render/PageShell.tsx'
import { noSections } from '../render/section-store.ts'
import { purgeIncomplete, purgeTags } from '../render/purge-incomplete.ts'
import { acceptedSecrets } from '../secrets.ts'
import { build, createServices, isolateState, type MarketServices, type Services } from '../services.ts'
import { streetTilesOf } from '../street-tiles.ts'
import { customerServiceOf } from './customer-service.ts'
import { viewSettings } from './view-settings.ts'

/** The cacheable entrypoint. It renders a page from its key (`props`), path and query. */
export class Pages extends WorkerEntrypoint<Env, PageKey> {
  override async fetch(request: Request): Promise<Response> {
    const { env, ctx } = this
    if (request.headers.has(aheadHeader) && isUnderPressure(isolateState.breakers, Date.now())) return refusedAhead(underPressure)
    const key = ctx.props
    const waitUntil = (task: Promise<unknown>) => ctx.waitUntil(task)
    const started = Date.now()
    const client = request.headers.get(clientHeader) ?? undefined
    const { now, calls, ofMarket, sectionsOf, logFailure } = createServices({ env, signal: request.signal, waitUntil, client })
    const market = marketOf(key.market)
    const services = ofMarket(market.locale, key.minisite?.minisiteId)
    const recorded = recording({ env, key, request, waitUntil, calls, content: services.content })
    const log = (failure: PageFailure) => logFailure({ ...failure, path: key.path, locale: market.locale })
    const heldGifts = await heldGiftsIn(request.headers.get('cookie') ?? '', env, now)
    const context = createContext({ key, request, env, now, services, sectionsOf, log, waitUntil, client, heldGifts })
    const frame = frameContent(context)
    const settings = context.content.settings()
    const page = key.uncertain ? unavailable(context) : await loadPage(context, routedRequest(request, context.url, key.path))
    if (page instanceof Response) return prolonged(recorded(withHookTags(page, market)), context)
    if ('file' in page) return recorded(page.file)
    const around = await frame(page.frame)
    const view = { ...context.view, ...viewSettings(await settings), ...page.view }
    const queries = createQueryClient()
    const headMs = Date.now() - started
    let failed = false
    const { body, sent } = await renderDocument(<Document page={page} context={{ ...context, view }} around={around} />, {
      siteKey: hashOf(siteKeyOf(view)),
      variations: view.variations ?? [],
      shell: (children, experiments) => (
        <PageShell i18n={context.i18n} view={view} experiments={experiments} queries={queries}>
          {children}
        </PageShell>
      ),
      islandFiles: (name) => (clientAssets.islands[name] ?? clientAssets.islands['*'])?.[context.site.market.locale],
      onSectionFailed: (cause) => {
        failed = true
        if (!request.signal.aborted) log(logSection(key.path, cause))
      },
      lasting: mayLast(key, env) ? lastingOf(context, view) : undefined,
      signal: request.signal,
    })
    waitUntil(sent.then(context.sections.write))
    const isComplete = () => !failed && services.isComplete()
    const copyTag = `page-${crypto.randomUUID()}`
    const whole = body instanceof Uint8Array ? body : undefined
    const mayBeStored = isComplete()
    const headers = documentHeaders(page, context, { headMs, isComplete: mayBeStored, copyTag, whole })
    if (mayBeStored)
      waitUntil(purgeIncomplete({ cache: ctx.cache, tag: copyTag, sent, isComplete, copies: isolateState.incompleteCopies, now: Date.now }))
    return prolonged(recorded(new Response(body, { status: page.status ?? 200, headers }), { sent, isComplete }), context)
  }

  /** Workers Cache, which exists in production only, purges the pages of this entrypoint for itself alone. */
  async purge(tags: string[]): Promise<boolean> {
    return !this.ctx.cache || purgeTags(this.ctx.cache, tags)
  }

  /** Responds at once. The task is this invocation's own, so it outlives the caller's. */
  purgeLater(tags: string[], following: number): void {
    this.ctx.waitUntil(purgeAfterWait(this.ctx.exports.Pages({ props: {} }), tags, following))
  }
}

/** Redirects follow from content too, such as what a market sells, so the hook purges them as it does pages. */
function withHookTags(response: Response, market: Market): Response {
  response.headers.set('cache-tag', cacheTags(market, [response.headers.get('cache-tag') ?? '']))
  return response
}

/** A page that read the session of a beneficiary prolongs it, unless it has another one. No shared cache stores such a response. */
async function prolonged(response: Response, { heldGifts, giftSession }: PageContext): Promise<Response> {
  const sets = response.headers.get('set-cookie')?.includes(`${giftsCookie}=`)
  if (heldGifts.length === 0 || sets || !response.headers.get('cache-control')?.startsWith('private')) return response
  const cookie = await giftSession(heldGifts)
  if (cookie !== undefined) response.headers.append('set-cookie', cookie)
  return response
}

/** Staff see pages with what belongs to one customer, so nothing of theirs is stored. */
const mayLast = (key: PageKey, env: Env): boolean => build !== undefined && !key.agent && !key.forced && env.STORED_SECTIONS !== 'false'

/** Visitors who see other variations share the key. */
const siteKeyOf = (view: SiteView): string => JSON.stringify({ ...view, variations: undefined })

/** The site as sections of content know it. They must not depend on the hour, so they get another one. */
const lastingView = (view: SiteView): SiteView => ({ ...view, hour: 0 })

function lastingOf({ i18n }: PageContext, view: SiteView): Lasting {
  const site = lastingView(view)
  const shell: Shell = (children, experiments) => (
    <PageShell i18n={i18n} view={site} experiments={experiments} queries={createQueryClient()}>
      {children}
    </PageShell>
  )
  return {
    key: hashOf(`${build} ${siteKeyOf(site)}`),
    shell,
    versionOf: contentVersion,
    hashOf: (json) => hashOf(JSON.stringify(json)),
  }
}

async function loadPage(context: PageContext, request: Request): Promise<PageDocument | PageFile | Response> {
  const result = await handlerOf(context.site.market).query(request, { requestContext: context })
  if (result instanceof Response) return result
  const page: PageDocument | PageFile | undefined = Object.values(result.loaderData).find((data) => data !== undefined)
  if (page) return page
  const [cause] = Object.values(result.errors ?? {})
  // React Router's `*` does not match a path with a line break.
  if (isRouteErrorResponse(cause) && cause.status === 404) return notFound(context, {})
  throw cause ?? new Error(`no loader returned a page for ${result.location.pathname}`)
}

interface ContextInput {
  readonly key: PageKey
  readonly request: Request
  readonly env: Env
  readonly now: Date
  readonly services: MarketServices
  readonly sectionsOf: Services['sectionsOf']
  readonly log: (failure: PageFailure) => void
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly client: string | undefined
  readonly heldGifts: readonly HeldCode[]
}

function createContext(input: ContextInput): PageContext {
  const { key, request, env, now, sectionsOf, log, waitUntil, client, heldGifts } = input
  const { upstream, content } = input.services
  const market = marketOf(key.market)
  const url = new URL(request.url)
  const { today, hour } = marketTime(market, now)
  const cookies = request.headers.get('cookie') ?? ''
  const flow = flowOf(key.path, market.language, url.searchParams.get('flow'))
  const site: Site = {
    market,
    base: key.base,
    ...(key.minisite && { minisite: key.minisite.minisiteUrl }),
    ...(flow !== 'booking' && { flow }),
  }
  const streetTiles = streetTilesOf(env)
  const homes = marketHomes(env, url)
  // Staff share one network address and order for many visitors, so their orders are not counted by it.
  const counted = key.agent ? undefined : client
  const view: SiteView = {
    site,
    flow,
    ...(key.minisite && { partner: key.minisite.minisiteId }),
    mode: { ...(key.app && { app: true }), ...(key.agent && { customerCare: true }) },
    today,
    hour,
    ...(key.variations?.length && { variations: key.variations }),
    ...(hasSearchCriteria(url.search) && { criteriaInQuery: true }),
    ...(url.searchParams.get('flow') === 'hotel' && { hotels: true }),
    ...(Object.keys(homes).length > 0 && { homes }),
    wishlist: env.WISHLIST === 'true',
    recentlyViewed: env.RECENTLY_VIEWED === 'true',
    ...(env.ACCOUNTS !== 'true' && { withoutAccounts: true }),
    ...(env.GOOGLE_ID === 'true' && { googleId: true }),
    ...(streetTiles && { streetTiles }),
  }
  return {
    site,
    view,
    url,
    origin: (key.base === '' && homes[market.id]) || publicOrigin(env, url),
    upstream,
    content,
    sections: mayLast(key, env) ? sectionsOf(siteKeyOf(lastingView(view)), view.variations ?? []) : noSections,
    now,
    today,
    hour,
    minisite: key.minisite,
    agent: key.agent,
    request,
    i18n: i18nOf(market.locale),
    indexable: isIndexable(env) && !key.agent && !key.app,
    accountOrigin: env.ACCOUNT_ORIGIN,
    customerService: customerServiceOf({ env, key, now, waitUntil, client }),
    sendsParcels: env.PHYSICAL_GIFTS === 'true',
    paymentUrl: env.PAYMENT_URL,
    paymentSecrets: acceptedSecrets(env, 'PAYMENT_SECRET'),
    keptConsent: parseConsent(cookies, now.toISOString().slice(0, 10)),
    paidOrders: parsePaidOrders(cookies),
    heldGifts,
    giftSession: (held) => giftSessionCookie(held, env, now),
    secondsToOrder: () => secondsUntilAllowed(env, 'ORDER_LIMIT', counted),
    secondsToTryCode: () => secondsUntilAllowed(env, 'CODE_LIMIT', counted),
    secondsToSignIn: (guarded) => secondsUntilSignIn(env, counted, guarded),
    logCheckoutFailure: (message) => log({ kind: 'checkout', level: 'ERROR', message }),
  }
}

const handlers = new Map<string, StaticHandler>()

function handlerOf(market: Market): StaticHandler {
  const known = handlers.get(market.language)
  if (known) return known
  const handler = createStaticHandler(
    routesOf(market).map(({ id, path, load }) => ({
      id,
      path,
      // React Router types the context as unknown; it is the one that `loadPage` passes.
      loader: ({ context, params }) => load(context as unknown as PageContext, params),
    })),
  )
  handlers.set(market.language, handler)
  return handler
}

/** The path is below base and minisite. A POST, such as a checkout's, is loaded like a page. */
function routedRequest({ signal }: Request, { origin, search }: URL, path: string): Request {
  return new Request(`${origin}${path}${search}`, { signal })
}

function logSection(path: string, cause: unknown): PageFailure {
  const expected = cause instanceof SectionUnavailable
  const message = cause instanceof Error ? cause.message : String(cause)
  console[expected ? 'warn' : 'error'](JSON.stringify({ level: expected ? 'warn' : 'error', event: 'section failed', path, message }))
  return { kind: 'section', level: expected ? 'WARN' : 'ERROR', message }
}
