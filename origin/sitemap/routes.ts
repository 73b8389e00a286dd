import { Hono } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import { whole } from '../http/parameters.ts'
import { query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { sitemap, sitemapKinds } from './sitemap.ts'

export const sitemaps = new Hono<OriginEnv>()

const SitemapQuery = v.object({ locale: LocaleName, kind: v.picklist(sitemapKinds), page: v.optional(whole(0, 999), '0') })

sitemaps.get('/sitemap.json', async (c) => {
  const { locale, kind, page } = query(c, SitemapQuery)
  return c.json(await sitemap(c.env.DB, kind, page, locale, nowIn(marketOfLocale(locale), c.env.TODAY).today))
})
