import { GiftOrder, type GiftOrderRequest } from '../../src/contract/gift-order.ts'
import { Order, type OrderRequest } from '../../src/contract/order.ts'
import type { CallParts } from './call-parts.ts'

export function orderCalls({ http, sources: { gateway }, locale, minisite }: CallParts) {
  return {
    /** Refused when the stay is not sold at the agreed price. `key`: a repeated request makes no second order. */
    createOrder: (request: Omit<OrderRequest, 'locale' | 'minisite'>, key: string) =>
      http.request({
        name: 'createOrder',
        base: gateway,
        path: ['orders'],
        body: { ...request, locale, ...(minisite !== undefined && { minisite }) },
        idempotencyKey: key,
        schema: Order,
        deadline: 8000,
      }),
    order: (reference: string) =>
      http.request({ name: 'order', base: gateway, path: ['orders', reference], resource: reference, schema: Order, deadline: 4000 }),
    /** Refused when the gift has another price, or is not sold or sent like this. `key`: as above. */
    createGiftOrder: (request: Omit<GiftOrderRequest, 'locale' | 'minisite'>, key: string) =>
      http.request({
        name: 'createGiftOrder',
        base: gateway,
        path: ['gift-orders'],
        body: { ...request, locale, ...(minisite !== undefined && { minisite }) },
        idempotencyKey: key,
        schema: GiftOrder,
        deadline: 8000,
      }),
    giftOrder: (reference: string) =>
      http.request({
        name: 'giftOrder',
        base: gateway,
        path: ['gift-orders', reference],
        resource: reference,
        schema: GiftOrder,
        deadline: 4000,
      }),
  }
}
