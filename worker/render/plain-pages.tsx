import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { type Market, marketOf, markets } from '../../src/market/markets.ts'
import { BelgianSplash } from '../../src/ui/page/BelgianSplash.tsx'
import { CrashPage } from '../../src/ui/page/CrashPage.tsx'
import { MarketChooser } from '../../src/ui/page/MarketChooser.tsx'
import type { Env } from '../env.ts'
import { likelyMarket } from '../middleware/visit.ts'
import { brand } from './Document.tsx'
import { DocumentHead } from './head.tsx'
import { i18nOf } from './i18n.ts'
import { PageShell } from './PageShell.tsx'
import { marketHomes } from '../market-hosts.ts'
import type { Head } from '../../routes/document.ts'

const slogans = 'Escale: week-ends, escapadas, weekendjes weg, weekend'
/** Of pages before a market is chosen: in the languages of those they offer. */
const offers = {
  fr: 'Séjours, coffrets cadeaux et activités près de chez vous.',
  nl: 'Weekendjes weg, cadeauboxen en activiteiten bij jou in de buurt.',
  es: 'Escapadas, cajas regalo y actividades cerca de ti.',
  it: 'Soggiorni, cofanetti regalo e attività vicino a te.',
} as const

/** `/`: the six markets, one of them suggested by the browser's languages. The suggestion makes it a page for one visitor. */
export function chooser(request: Request, env: Env, status: 200 | 404 = 200): Response {
  const suggested = likelyMarket(markets, request.headers.get('accept-language') ?? '')
  const market = suggested ?? marketOf('fr')
  const head: Head = {
    title: slogans,
    description: Object.values(offers).join(' '),
    ...(status === 200
      ? { canonical: '/', alternates: markets.map(({ locale }) => ({ locale, path: '' })) }
      : { robots: 'noindex, follow' }),
  }
  const body = <MarketChooser {...(suggested && { suggested: suggested.id })} />
  return html(document(body, head, market, request, env), status, 'private, no-cache', 'chooser')
}

/** `/be`: Belgium's two languages. */
export function splash(request: Request, env: Env): Response {
  const head: Head = {
    title: `${brand} België · Belgique`,
    description: `${offers.nl} ${offers.fr}`,
    canonical: '/be',
    robots: 'index, follow',
  }
  return html(document(<BelgianSplash />, head, marketOf('be-nl'), request, env), 200, 'public, max-age=0, s-maxage=3600', 'splash')
}

/** Whatever went wrong: one page that needs nothing to be rendered. */
export function crash(request: Request, env: Env): Response {
  const { pathname } = new URL(request.url)
  const market = markets.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`)) ?? marketOf('fr')
  const head: Head = { title: brand, robots: 'noindex, follow' }
  return html(document(<CrashPage />, head, market, request, env), 500, 'no-cache', 'crash')
}

function document(body: ReactNode, head: Head, market: Market, request: Request, env: Env): string {
  const url = new URL(request.url)
  const view = {
    site: { market, base: market.base },
    flow: 'booking',
    mode: { app: false, customerCare: false },
    today: '',
    homes: marketHomes(env, url.protocol),
  } as const
  const page = (
    <PageShell i18n={i18nOf(market.locale)} view={view}>
      <html lang={market.tag} data-market={market.id}>
        <DocumentHead head={head} place={{ view, origin: url.origin, indexable: env.INDEXABLE === 'true', brand }} />
        <body>{body}</body>
      </html>
    </PageShell>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

function html(text: string, status: number, cacheControl: string, tag: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl, 'cache-tag': tag },
  })
}
