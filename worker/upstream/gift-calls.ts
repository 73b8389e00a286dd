import { BoxDetail, BoxList } from '../../src/contract/boxes.ts'
import { ShippingCosts, SubElements } from '../../src/contract/gifts.ts'
import { pointOfSale } from '../../src/market/markets.ts'
import type { CallParts } from './call-parts.ts'
import { tolerant } from './tolerant-responses.ts'

export function giftCalls({ get, sources: { gateway }, locale }: CallParts) {
  return {
    boxes: () => get({ name: 'boxes', base: gateway, path: ['boxes', 'search'], schema: BoxList, deadline: 2500 }),
    boxDetail: (code: string) =>
      get({
        name: 'boxDetail',
        base: gateway,
        path: ['boxes', code, 'product-detail'],
        resource: code,
        schema: BoxDetail,
        deadline: 2500,
      }),
    /** Stays for a box's beneficiary; `page` zero-based. */
    boxOffers: (code: string, page: number, limit = 8) =>
      get({
        name: 'boxOffers',
        base: gateway,
        path: ['boxes', code, 'offers'],
        query: { page, limit },
        resource: code,
        schema: tolerant.offers,
        deadline: 2500,
      }),
    /** All stays, as points. */
    boxPoints: (code: string) =>
      get({
        name: 'boxPoints',
        base: gateway,
        path: ['boxes', code, 'offers'],
        query: { performMapSearch: true },
        resource: code,
        schema: tolerant.map,
        deadline: 4000,
      }),
    /** Of a voucher of this market. */
    shippingCosts: () =>
      get({
        name: 'shippingCosts',
        base: gateway,
        path: ['single-voucher', 'shipping-costs'],
        query: { pos: pointOfSale({ locale }) },
        schema: ShippingCosts,
        deadline: 2500,
      }),
    subElements: () =>
      get({
        name: 'subElements',
        base: gateway,
        path: ['sub-elements', 'available-custom-sub-elements'],
        schema: SubElements,
        deadline: 2500,
      }),
  }
}
