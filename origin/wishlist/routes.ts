import { Hono } from 'hono'
import * as v from 'valibot'
import { textsOf } from '@escale/catalogue'
import { LocaleName } from '../../src/contract/scalars.ts'
import { ProductsQuery, type WishedProducts } from '../../src/contract/wished-products.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import type { OriginEnv } from '../env.ts'
import { query } from '../http/http-error.ts'
import { wishedActivities } from './activities.ts'
import { wishedStays } from './stays.ts'

export const wishlist = new Hono<OriginEnv>()

const LocalisedQuery = v.object({ locale: LocaleName, ...ProductsQuery.entries })

wishlist.get('/products.json', async (c) => {
  const { locale, products, checkin, nights, flow, ...guests } = query(c, LocalisedQuery)
  const market = marketOfLocale(locale)
  const edition = { db: c.env.DB, market, texts: textsOf(locale), now: nowIn(market, c.env.TODAY) }
  const dates = checkin === undefined || nights === undefined ? undefined : { checkin, nights }
  const ids = (type: 'STAY' | 'ACTIVITY') => products.filter((wish) => wish.startsWith(type)).map((wish) => Number(wish.split(':')[1]))
  const [stays, activities] = await Promise.all([
    wishedStays(edition, ids('STAY'), { ...guests, dates, flow }),
    wishedActivities(edition, ids('ACTIVITY'), guests.adult),
  ])
  const found = new Map([...stays, ...activities].map((product) => [product.wish, product]))
  return c.json({ products: products.flatMap((wish) => found.get(wish) ?? []) } satisfies WishedProducts)
})
