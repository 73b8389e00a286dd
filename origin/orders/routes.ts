import { Hono } from 'hono'
import { OrderRequest } from '../../src/contract/order.ts'
import type { OriginEnv } from '../env.ts'
import { body, notFound } from '../http/http-error.ts'
import { orderRecord } from './agreement.ts'
import { findOrder, orderOfKey, storeOrder } from './orders.ts'
import { newReference } from './references.ts'

export const orders = new Hono<OriginEnv>()

orders.post('/orders', async (c) => {
  const request = await body(c, OrderRequest)
  const key = c.req.header('idempotency-key')
  // The order of the same key comes first: its price may have changed since, and it may have taken the last room.
  const made = key === undefined ? undefined : await orderOfKey(c.env, key)
  if (made) return c.json(made)
  const record = await orderRecord(request, c.env)
  const { guest, giftCards, gift } = request
  return c.json(await storeOrder(c.env, newReference('booking'), record, { key, guest, giftCards, gift }))
})

orders.get('/orders/:reference', async (c) => {
  const order = await findOrder(c.env, c.req.param('reference'))
  if (!order) throw notFound('order')
  return c.json(order)
})
