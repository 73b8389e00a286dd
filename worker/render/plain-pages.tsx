import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { type Market, marketOf, markets } from '../../src/market/markets.ts'
import { BelgianSplash } from '../../src/ui/page/BelgianSplash.tsx'
import { CrashPage } from '../../src/ui/page/CrashPage.tsx'
import { MarketChooser } from '../../src/ui/page/MarketChooser.tsx'
import { entityTagOf } from '../entity-tag.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { likelyMarket } from '../gateway/likely-market.ts'
import { absoluteHomes, marketHomes, publicOrigin } from '../gateway/market-hosts.ts'
import { publicAddress } from '../../src/market/public-address.ts'
import { brand } from '../../src/market/brand.ts'
import { DocumentHead } from './head.tsx'
import { i18nOf } from './i18n.ts'
import { PageShell } from './PageShell.tsx'
import type { Head } from '../../routes/document.ts'

const slogans = `${brand}: week-ends, escapadas, weekendjes weg, weekend`
/** Descriptions of the pages before a market is chosen, in the languages of those they offer: four fit together. */
const offers = {
  fr: 'Séjours, coffrets cadeaux, activités.',
  nl: 'Weekendjes weg, cadeauboxen, activiteiten.',
  es: 'Escapadas, cajas regalo, actividades.',
  it: 'Soggiorni, cofanetti, attività.',
} as const

/**
 * `/`: the six markets, one of them suggested by the browser's languages. The suggestion makes it a page for one visitor. With another status
 * the page of an address that is refused; from a host that is closed or not the site's, its links lead to the site's own.
 */
export function chooser(c: Context<Gateway>, status: 200 | Refused = 200): Promise<Response> {
  const suggested = likelyMarket(c)
  const head: Head = {
    title: slogans,
    description: Object.values(offers).join(' '),
    sheet: 'markets',
    ...(status === 200
      ? { canonical: '/', alternates: markets.map(({ locale }) => ({ locale, path: '' })) }
      : { robots: 'noindex, follow' }),
  }
  const body = <MarketChooser {...(suggested && { suggested: suggested.id })} />
  return respond(c, { body, head, market: suggested ?? firstMarket(), status, caching: 'private, no-cache', tag: 'chooser' })
}

/** `/be`: Belgium's two languages. */
export function splash(c: Context<Gateway>): Promise<Response> {
  const head: Head = {
    title: `${brand} België · Belgique`,
    description: `${offers.nl} ${offers.fr}`,
    canonical: '/be',
    robots: 'index, follow',
    sheet: 'markets',
  }
  const caching = 'public, max-age=0, s-maxage=3600'
  return respond(c, { body: <BelgianSplash />, head, market: marketOf('be-nl'), status: 200, caching, tag: 'splash' })
}

/** The page for whatever went wrong: it needs neither content nor upstream. */
export function crash(c: Context<Gateway>): Promise<Response> {
  const { pathname } = addressOf(c)
  const named = markets.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`))
  const head: Head = { title: brand, robots: 'noindex, follow' }
  const market = named ?? likelyMarket(c) ?? firstMarket()
  return respond(c, { body: <CrashPage />, head, market, status: 500, caching: 'no-cache', tag: 'crash' })
}

/** The language of a page where neither its path nor its visitor names one. */
function firstMarket(): Market {
  const [first] = markets
  if (!first) throw new Error('there is no market')
  return first
}

interface PlainPage {
  readonly body: ReactNode
  readonly head: Head
  readonly market: Market
  readonly status: 200 | Refused | 500
  readonly caching: string
  readonly tag: string
}

type Refused = 400 | 403 | 404 | 414 | 421

/** Where an address cannot be read. */
const nowhere = 'http://localhost'

const addressOf = ({ req }: Context<Gateway>): URL => new URL(URL.canParse(req.url) ? req.url : nowhere)

async function respond(c: Context<Gateway>, { body, head, market, status, caching, tag }: PlainPage): Promise<Response> {
  const url = addressOf(c)
  // Customer care has hosts of its own, which are never indexed.
  const indexable = c.env.INDEXABLE === 'true' && publicAddress(url.href) === url.href
  const isElsewhere = status === 421 || status === 403
  const view = {
    site: { market, base: market.base },
    flow: 'booking',
    mode: { app: false, customerCare: false },
    today: '',
    hour: 0,
    // The crash page has no links to markets: it comes even where their configuration is wrong.
    ...(status !== 500 && { homes: isElsewhere ? absoluteHomes(c.env, new URL(publicAddress(url.href))) : marketHomes(c.env, url) }),
  } as const
  const page = (
    <PageShell i18n={i18nOf(market.locale)} view={view}>
      <html lang={market.tag} data-market={market.id}>
        <DocumentHead head={head} place={{ view, origin: publicOrigin(c.env, url), indexable, brand }} />
        <body>{body}</body>
      </html>
    </PageShell>
  )
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  return c.body(html, status, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': market.tag,
    'cache-control': caching,
    'cache-tag': tag,
    ...(status === 200 && { etag: await entityTagOf(html) }),
  })
}
