import { Order, type OrderRequest } from '../../src/contract/order.ts'
import type { CallParts } from './call-parts.ts'

/** Bookings before and after their payment. */
export function orderCalls({ http, sources: { gateway }, locale, minisite }: CallParts) {
  return {
    /** Refused when the stay is no longer sold at the agreed price. */
    createOrder: (request: Omit<OrderRequest, 'locale' | 'minisite'>) =>
      http.request({
        name: 'createOrder',
        base: gateway,
        path: ['orders'],
        body: { ...request, locale, ...(minisite !== undefined && { minisite }) },
        schema: Order,
        deadline: 8000,
      }),
    order: (reference: string) =>
      http.request({ name: 'order', base: gateway, path: ['orders', reference], resource: reference, schema: Order, deadline: 4000 }),
  }
}
