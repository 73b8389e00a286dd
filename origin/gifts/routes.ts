import { Hono } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { marketAtPointOfSale, PointOfSale } from '../http/parameters.ts'
import { query } from '../http/refusal.ts'
import type { OriginEnv } from '../env.ts'
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
