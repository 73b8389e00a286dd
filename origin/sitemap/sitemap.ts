import type { D1Database } from '@cloudflare/workers-types'
import { locales, marketOfLocale, type Language, type Locale, type Market } from '../../src/market/markets.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import type { Day } from '../clock/days.ts'
import { raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { themeOf, themeSlug } from '../landing/themes.ts'

type Db = Pick<D1Database, 'prepare'>

export const sitemapKinds = ['stays', 'destinations', 'hotels', 'activities'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** An indexable page: its paths below each market's base. */
interface Url {
  readonly path: string
  readonly alternates: { locale: Locale; path: string }[]
}

export const sitemapPageSize = 2000

/** One page (zero-based) of the indexable URLs of a kind, and the number of pages. */
export async function sitemap(
  db: Db,
  kind: SitemapKind,
  page: number,
  locale: Locale,
  today: Day,
): Promise<{ urls: Url[]; pages: number }> {
  const { from, columns, order } = sources(today)[kind]
  const counted = await row<{ total: number }>(db, sql`SELECT COUNT(*) AS total ${from}`)
  const found = await rows<SitemapRow>(
    db,
    sql`SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${sitemapPageSize} OFFSET ${page * sitemapPageSize}`,
  )
  const market = marketOfLocale(locale)
  return {
    urls: found.map((entry) => ({
      path: pathIn(kind, entry, market),
      alternates: locales.map((other) => ({ locale: other, path: pathIn(kind, entry, marketOfLocale(other)) })),
    })),
    pages: Math.ceil((counted?.total ?? 0) / sitemapPageSize),
  }
}

interface SitemapRow {
  id: number
  theme: number
  paths: string | null
}

function sources(today: Day): Record<SitemapKind, { from: Sql; columns: Sql; order: Sql }> {
  return {
    stays: {
      from: sql`FROM stay s JOIN hotel h ON h.id = s.hotel_id WHERE s.published AND h.active AND (s.expires IS NULL OR s.expires >= ${today})`,
      columns: raw('s.id, 0 AS theme, NULL AS paths'),
      order: raw('s.id'),
    },
    activities: { from: raw('FROM activity a WHERE a.published'), columns: raw('a.id, 0 AS theme, NULL AS paths'), order: raw('a.id') },
    hotels: {
      from: sql`FROM hotel h WHERE h.active AND EXISTS (SELECT 1 FROM stay s WHERE s.hotel_id = h.id AND s.published AND (s.expires IS NULL OR s.expires >= ${today}))`,
      columns: raw('h.id, 0 AS theme, NULL AS paths'),
      order: raw('h.id'),
    },
    destinations: {
      from: raw('FROM place_offers o LEFT JOIN place p ON p.id = o.place_id WHERE o.indexable'),
      columns: raw('o.place_id AS id, o.theme, p.paths'),
      order: raw('o.theme, o.place_id'),
    },
  }
}

function pathIn(kind: SitemapKind, entry: SitemapRow, market: Market): string {
  switch (kind) {
    case 'stays':
      return sitePath(market, 'stay', entry.id)
    case 'hotels':
      return sitePath(market, 'hotel', entry.id)
    case 'activities':
      return sitePath(market, 'activity', entry.id)
    case 'destinations': {
      const theme = themeOf(entry.theme)
      const paths: Partial<Record<Language, string>> = entry.paths === null ? {} : JSON.parse(entry.paths)
      return sitePath(market, 'stays', theme ? themeSlug(theme, market.locale) : '', paths[market.language] ?? '')
    }
  }
}
