import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { activities } from './activities/routes.ts'
import { beneficiaries } from './beneficiaries/routes.ts'
import { boxes } from './boxes/routes.ts'
import { content } from './cms/routes.ts'
import { notFound } from './http/http-error.ts'
import type { OriginEnv } from './env.ts'
import { geo } from './geo/routes.ts'
import { giftCards } from './gift-cards/routes.ts'
import { gifts } from './gifts/routes.ts'
import { hotels } from './hotels/routes.ts'
import { landing } from './landing/routes.ts'
import { orders } from './orders/routes.ts'
import { payment } from './payment/routes.ts'
import { search } from './search/routes.ts'
import { sitemaps } from './sitemap/routes.ts'
import { standins } from './standins/routes.ts'
import { stays } from './stays/routes.ts'
import { wishlist } from './wishlist/routes.ts'

const origin = new Hono<OriginEnv>()

origin.get('/healthz', (c) => c.json({ ok: true }))
for (const router of [
  search,
  stays,
  hotels,
  activities,
  landing,
  geo,
  boxes,
  beneficiaries,
  gifts,
  giftCards,
  orders,
  payment,
  sitemaps,
  content,
  wishlist,
  standins,
])
  origin.route('/', router)

origin.notFound(() => notFound('address').getResponse())

origin.onError((error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(error)
  return c.json({ error: { code: 'internal', message: 'The origin failed' } }, 500)
})

export default origin
