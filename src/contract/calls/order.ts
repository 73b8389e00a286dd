import * as v from 'valibot'
import { pointOfSale } from '../../market/markets.ts'
import { Eligibility } from '../eligibility.ts'
import { GiftCardBalance, maxGiftCards } from '../gift-card.ts'
import { GiftCode } from '../gift-code.ts'
import { GiftOrder, GiftOrderRequest } from '../gift-order.ts'
import { Order, OrderReference, OrderRequest } from '../order.ts'
import { IsoDate, wholeNumber } from '../scalars.ts'
import { type Audience, call } from './call.ts'

const audience = ({ locale, minisite }: Audience) => ({ locale, minisite })

export const orderCalls = {
  /** Refused when the stay is not sold at the agreed price. */
  createOrder: call({
    path: '/orders',
    method: 'post',
    input: v.omit(OrderRequest, ['locale', 'minisite']),
    output: Order,
    upstream: { service: 'gateway', deadlineMs: 8000, posts: 'create', adds: audience },
  }),
  order: call({
    path: '/orders/:reference',
    method: 'get',
    input: v.object({ reference: OrderReference }),
    output: Order,
    upstream: { service: 'gateway', deadlineMs: 4000, hasLocale: false },
  }),
  /** Refused when the gift has another price, or is not sold or sent like this. */
  createGiftOrder: call({
    path: '/gift-orders',
    method: 'post',
    input: v.omit(GiftOrderRequest, ['locale', 'minisite']),
    output: GiftOrder,
    upstream: { service: 'gateway', deadlineMs: 8000, posts: 'create', adds: audience },
  }),
  giftOrder: call({
    path: '/gift-orders/:reference',
    method: 'get',
    input: v.object({ reference: OrderReference }),
    output: GiftOrder,
    upstream: { service: 'gateway', deadlineMs: 4000, hasLocale: false },
  }),
  /** One balance for each code, in the order of the request. */
  giftCardBalances: call({
    path: '/gift-cards/balances',
    method: 'post',
    input: v.object({ codes: v.pipe(v.array(GiftCode), v.minLength(1), v.maxLength(maxGiftCards)) }),
    output: v.object({ cards: v.array(GiftCardBalance) }),
    upstream: { service: 'gateway', deadlineMs: 3000, posts: 'read', adds: audience },
  }),
  eligibility: call({
    path: '/purchase/eligibility',
    method: 'get',
    input: v.object({
      amount: wholeNumber(1, 10_000_000),
      cancellationPolicyType: v.pipe(v.string(), v.maxLength(40)),
      cancellableUntil: v.optional(IsoDate),
      checkinDate: IsoDate,
    }),
    output: Eligibility,
    api: { cacheSeconds: 0 },
    upstream: {
      service: 'gateway',
      path: '/purchase/alma/eligibility',
      deadlineMs: 2500,
      adds: ({ locale }) => ({ pointOfSale: pointOfSale({ locale }) }),
    },
  }),
}
