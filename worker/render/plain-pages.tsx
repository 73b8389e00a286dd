import type { Context } from 'hono'
import { marketOf, markets } from '../../src/market/markets.ts'
import { BelgianSplash } from '../../src/ui/page/BelgianSplash.tsx'
import { CrashPage } from '../../src/ui/page/CrashPage.tsx'
import { MarketChooser } from '../../src/ui/page/MarketChooser.tsx'
import type { Gateway } from '../gateway/gateway.ts'
import { likelyMarket } from '../gateway/likely-market.ts'
import { brand } from '../../src/market/brand.ts'
import { firstMarket, marketOfPath } from './market-of-path.ts'
import { addressOfMarket, plainDocument, type Refused } from './plain-document.tsx'
import type { Head } from '../../routes/document.ts'

const slogans = `${brand}: week-ends, escapadas, weekendjes weg, weekend`
/** Descriptions before a market is chosen; four languages fit together. */
const offers = {
  fr: 'Séjours, coffrets cadeaux, activités.',
  nl: 'Weekendjes weg, cadeauboxen, activiteiten.',
  es: 'Escapadas, cajas regalo, actividades.',
  it: 'Soggiorni, cofanetti, attività.',
} as const

/** `/`: the markets, one suggested by the browser's languages. With another status, the page of a refused address. */
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
  return plainDocument(c, { body, head, market: suggested ?? firstMarket(), status, caching: 'private, no-cache', tag: 'chooser' })
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
  return plainDocument(c, { body: <BelgianSplash />, head, market: marketOf('be-nl'), status: 200, caching, tag: 'splash' })
}

export function crash(c: Context<Gateway>): Promise<Response> {
  const head: Head = { title: brand, robots: 'noindex, follow' }
  const market = marketOfPath(c, addressOfMarket(c).pathname)
  return plainDocument(c, { body: <CrashPage />, head, market, status: 500, caching: 'no-cache', tag: 'crash' })
}
