import type { D1Database } from '@cloudflare/workers-types'
import { pictureOf } from '@escale/catalogue'
import { locales, marketOfLocale, type Language, type Locale, type Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import { dateOf, type Day } from '../clock/days.ts'
import { pictureIds } from '../database/facts.ts'
import { raw, rows, sql, type Sql } from '../database/sql.ts'
import { themeOf, themeSlug } from '../landing/themes.ts'

type Db = Pick<D1Database, 'prepare'>

export const sitemapKinds = ['stays', 'destinations', 'hotels', 'activities'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** A page that is indexed, with its paths below each market's base. */
interface Url {
  readonly path: string
  readonly alternates: { locale: Locale; path: string }[]
  readonly changed: string
  readonly images?: string[]
}

export const sitemapPageSize = 2000

/** The first pictures of its gallery, so many for each address. */
const listedPictures = 3

/** Returns one page (from zero) of the addresses of a kind, the number of pages, and the day on which each of them last changed. */
export async function sitemap(
  db: Db,
  kind: SitemapKind,
  page: number,
  locale: Locale,
  today: Day,
): Promise<{ urls: Url[]; pages: number; changed: string[] }> {
  const { from, columns, order, changed } = sources(today)[kind]
  const [parts, found] = await Promise.all([
    rows<{ day: Day }>(
      db,
      sql`SELECT MAX(day) AS day FROM (SELECT ${changed} AS day, ROW_NUMBER() OVER (ORDER BY ${order}) - 1 AS position ${from})
        GROUP BY position / ${sitemapPageSize} ORDER BY position / ${sitemapPageSize}`,
    ),
    rows<SitemapRow>(
      db,
      sql`SELECT ${columns}, ${changed} AS changed ${from} ORDER BY ${order} LIMIT ${sitemapPageSize} OFFSET ${page * sitemapPageSize}`,
    ),
  ])
  const market = marketOfLocale(locale)
  return {
    urls: found.map((entry) => ({
      path: pathIn(kind, entry, market),
      alternates: locales.map((other) => ({ locale: other, path: pathIn(kind, entry, marketOfLocale(other)) })),
      changed: dateOf(entry.changed),
      ...(entry.pictures !== null && {
        images: pictureIds(entry.pictures)
          .slice(0, listedPictures)
          .map((id) => pictureOf(id, market.language).url),
      }),
    })),
    pages: parts.length,
    changed: parts.map(({ day }) => dateOf(day)),
  }
}

interface SitemapRow {
  id: number
  theme: number
  paths: string | null
  pictures: string | null
  changed: Day
}

interface Source {
  readonly from: Sql
  readonly columns: Sql
  readonly order: Sql
  readonly changed: Sql
}

function sources(today: Day): Record<SitemapKind, Source> {
  return {
    stays: {
      from: sql`FROM stay s JOIN hotel h ON h.id = s.hotel_id JOIN stay_record r ON r.id = s.id WHERE s.published AND h.active AND (s.expires IS NULL OR s.expires >= ${today})`,
      columns: raw('s.id, 0 AS theme, NULL AS paths, r.pictures'),
      order: raw('s.id'),
      changed: raw('r.changed'),
    },
    activities: {
      from: raw('FROM activity a WHERE a.published'),
      columns: raw('a.id, 0 AS theme, NULL AS paths, a.pictures'),
      order: raw('a.id'),
      changed: raw('a.changed'),
    },
    hotels: {
      from: sql`FROM hotel h JOIN hotel_record r ON r.id = h.id WHERE h.active AND EXISTS (SELECT 1 FROM stay s WHERE s.hotel_id = h.id AND s.published AND (s.expires IS NULL OR s.expires >= ${today}))`,
      columns: raw('h.id, 0 AS theme, NULL AS paths, r.pictures'),
      order: raw('h.id'),
      changed: raw('r.changed'),
    },
    destinations: {
      from: raw('FROM place_offers o LEFT JOIN place p ON p.id = o.place_id WHERE o.indexable'),
      columns: raw('o.place_id AS id, o.theme, p.paths, NULL AS pictures'),
      order: raw('o.theme, o.place_id'),
      changed: raw('o.changed'),
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
