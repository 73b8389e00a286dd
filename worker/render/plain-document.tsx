import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Head } from '../../routes/document.ts'
import { brand } from '../../src/market/brand.ts'
import type { Market } from '../../src/market/markets.ts'
import { isCareAddress, publicAddress } from '../../src/market/public-address.ts'
import { entityTagOf } from '../entity-tag.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { absoluteHomes, marketHomes, publicOrigin } from '../gateway/market-hosts.ts'
import { isIndexable } from '../operations/production.ts'
import { DocumentHead } from './head.tsx'
import { i18nOf } from './i18n.ts'
import { createQueryClient } from '../../src/islands/queries/client.ts'
import { PageShell } from './PageShell.tsx'

/** A page that needs neither content nor upstream, so it can be sent when both fail. */
export interface PlainPage {
  readonly body: ReactNode
  readonly head: Head
  readonly market: Market
  readonly status: 200 | RequestErrorStatus | 500 | 503
  readonly caching: string
  readonly tag: string
}

export type RequestErrorStatus = 400 | 401 | 403 | 404 | 414 | 421

/** Stands in for an address that cannot be parsed. */
const nowhere = 'http://localhost'

export const addressOfMarket = ({ req }: Context<Gateway>): URL => new URL(URL.canParse(req.url) ? req.url : nowhere)

export async function plainDocument(c: Context<Gateway>, { body, head, market, status, caching, tag }: PlainPage): Promise<Response> {
  const url = addressOfMarket(c)
  const isElsewhere = status === 421 || status === 403
  const view = {
    site: { market, base: market.base },
    flow: 'booking',
    mode: { app: false, customerCare: false },
    today: '',
    hour: 0,
    // The crash page links to no market, whose configuration may be the cause of the crash.
    ...(status !== 500 && { homes: isElsewhere ? absoluteHomes(c.env, new URL(publicAddress(url.href))) : marketHomes(c.env, url) }),
  } as const
  const page = (
    <PageShell i18n={i18nOf(market.locale)} view={view} queries={createQueryClient()}>
      <html lang={market.tag} data-market={market.id} data-locale={market.locale}>
        <DocumentHead
          head={head}
          place={{ view, origin: publicOrigin(c.env, url), indexable: isIndexable(c.env) && !isCareAddress(url.href), brand }}
        />
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
    ...(status === 200 && { etag: entityTagOf(html) }),
  })
}
