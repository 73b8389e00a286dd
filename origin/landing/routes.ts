import { Hono } from 'hono'
import * as v from 'valibot'
import { textsOf } from '@escale/catalogue'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import { notFound, query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { landingOf } from './landing.ts'
import { named } from './path.ts'

export const landing = new Hono<OriginEnv>()

const LandingQuery = v.object({ locale: LocaleName, path: v.optional(v.pipe(v.string(), v.maxLength(200)), '') })

landing.get('/landing.json', async (c) => {
  const { locale, path } = query(c, LandingQuery)
  const market = marketOfLocale(locale)
  const texts = textsOf(locale)
  const what = await named(c.env.DB, path.replace(/^\/|\/$/g, ''), market, texts)
  if (!what) throw notFound('page')
  return c.json(await landingOf(c.env.DB, what, market, nowIn(market, c.env.TODAY), texts))
})
