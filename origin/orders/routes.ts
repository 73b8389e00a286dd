import { Hono } from 'hono'
import { OrderRequest } from '../../src/contract/order.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import type { OriginEnv } from '../env.ts'
import { body, notFound, Refusal } from '../http/refusal.ts'
import { findOrder, orderRecord, storeOrder } from './orders.ts'
import { newReference } from './references.ts'

export const orders = new Hono<OriginEnv>()

orders.post('/orders', async (c) => {
  const request = await body(c, OrderRequest)
  const record = await orderRecord(c.env.DB, request, marketOfLocale(request.locale), c.env)
  if (!record) throw new Refusal(409, 'price-changed', 'The stay is not sold at this price')
  const reference = await storeOrder(c.env.DB, newReference('booking'), record, c.req.header('idempotency-key'))
  return c.json({ ...record, reference, status: 'open' })
})

orders.get('/orders/:reference', async (c) => {
  const order = await findOrder(c.env.DB, c.req.param('reference'))
  if (!order) throw notFound('order')
  return c.json(order)
})
