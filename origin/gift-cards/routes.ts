import { Hono } from 'hono'
import * as v from 'valibot'
import { orderCalls } from '../../src/contract/calls/order.ts'
import { LocaleName } from '../../src/contract/scalars.ts'
import type { OriginEnv } from '../env.ts'
import { body } from '../http/http-error.ts'
import { balancesOf } from './cards.ts'

export const giftCards = new Hono<OriginEnv>()

const Codes = v.object({ ...orderCalls.giftCardBalances.input.entries, locale: LocaleName })

giftCards.post('/gift-cards/balances', async (c) => {
  const { codes, locale } = await body(c, Codes)
  return c.json({ cards: await balancesOf(c.env, codes, locale) })
})
