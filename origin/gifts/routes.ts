import { Hono } from 'hono'
import * as v from 'valibot'
import { GiftOrderRequest } from '../../src/contract/gift-order.ts'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { marketAtPointOfSale, PointOfSale } from '../http/parameters.ts'
import { body, notFound, query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { findGiftOrder, placeGiftOrder } from './gift-orders.ts'
import { shippingCosts } from './shipping.ts'
import { subElements } from './sub-elements.ts'

export const gifts = new Hono<OriginEnv>()

gifts.get('/single-voucher/shipping-costs', (c) => {
  const { pos } = query(c, v.object({ pos: PointOfSale }))
  return c.json(shippingCosts(marketAtPointOfSale(pos, 'pos')))
})

gifts.get('/sub-elements/available-custom-sub-elements', (c) => {
  const { locale } = query(c, v.object({ locale: LocaleName }))
  return c.json(subElements(marketOfLocale(locale)))
})

gifts.post('/gift-orders', async (c) => {
  const request = await body(c, GiftOrderRequest)
  return c.json(await placeGiftOrder(request, c.req.header('idempotency-key'), c.env))
})

gifts.get('/gift-orders/:reference', async (c) => {
  const order = await findGiftOrder(c.env, c.req.param('reference'))
  if (!order) throw notFound('gift order')
  return c.json(order)
})
