import type { Context } from 'hono'
import { marketOf, markets } from '../../src/market/markets.ts'
import { BelgianSplash } from '../../src/ui/page/BelgianSplash.tsx'
import { CrashPage } from '../../src/ui/page/CrashPage.tsx'
import { MarketChooser } from '../../src/ui/page/MarketChooser.tsx'
import type { Gateway } from '../gateway/gateway.ts'
import { firstMarket, likelyMarket, marketAt } from '../gateway/likely-market.ts'
import { brand } from '../../src/market/brand.ts'
import { addressOfMarket, plainDocument, type RequestErrorStatus } from './plain-document.tsx'
import type { Head } from '../../routes/document.ts'

const slogans = `${brand}: week-ends, escapadas, weekendjes weg, weekend`
/** Descriptions for pages where no market is chosen yet: all four languages must fit together. */
const offers = {
  fr: 'Séjours, coffrets cadeaux, activités.',
  nl: 'Weekendjes weg, cadeauboxen, activiteiten.',
  es: 'Escapadas, cajas regalo, actividades.',
  it: 'Soggiorni, cofanetti, attività.',
} as const

/**
 * Sends `/`: the markets, of which the browser's languages suggest one. With another status it is the page for an address that is refused.
 */
export function chooser(c: Context<Gateway>, status: 200 | RequestErrorStatus = 200): Promise<Response> {
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
  const market = marketAt(c, addressOfMarket(c).pathname)
  return plainDocument(c, { body: <CrashPage />, head, market, status: 500, caching: 'no-cache', tag: 'crash' })
}
