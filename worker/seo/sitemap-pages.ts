import { listedScreens } from '../../routes/index.ts'
import type { FooterContent } from '../../src/contract/cms/frame.ts'
import type { SitemapList } from '../../src/contract/seo.ts'
import { type Market, type MarketId, markets } from '../../src/market/markets.ts'
import { type Screen, segments } from '../../src/market/segments.ts'
import { href } from '../../src/market/site.ts'
import type { Content } from '../content/content.ts'

/** `path` is below the market's base, and `alternates` are those of the page's head. */
export type ListedPage = SitemapList['urls'][number]

/** Pages that belong to no market are listed in the sitemap of one. */
export const beforeMarkets: Readonly<Partial<Record<MarketId, string>>> = { fr: '/', 'be-nl': '/be' }

export async function marketPages(market: Market, content: Pick<Content, 'footer' | 'boxes'>): Promise<ListedPage[] | undefined> {
  const [footer, boxes] = await Promise.all([content.footer(), content.boxes()])
  if (!footer || boxes.kind !== 'ok') return undefined
  return [
    ...listedScreens.map((screen) => inEveryMarket(market, screen)),
    ...staticIds(footer, market).map((id) => inEveryMarket(market, 'static', id)),
    ...boxes.value.boxes
      .filter(({ code }) => code.endsWith('EBOX'))
      .map(({ slug, code, alternateUrls = [] }) => ({ path: pathOf(market, 'box', slug, code), alternates: alternateUrls })),
  ]
}

function staticIds({ columns, legal }: FooterContent, { language }: Market): string[] {
  const start = `/${segments.static[language]}/`
  const links = [...columns.flatMap((column) => column.links), ...legal].filter(({ url }) => url.startsWith(start))
  return [...new Set(links.map(({ url }) => url.slice(start.length)))].filter((id) => /^[a-z0-9-]+$/.test(id))
}

function inEveryMarket(market: Market, screen: Screen, ...steps: string[]): ListedPage {
  return {
    path: pathOf(market, screen, ...steps),
    alternates: markets.map((other) => ({ locale: other.locale, path: pathOf(other, screen, ...steps) })),
  }
}

function pathOf(market: Market, screen: Screen, ...path: string[]): string {
  const whole = href({ market, base: '' }, screen, { path })
  return whole === '/' ? '' : whole
}
