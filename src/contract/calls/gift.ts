import * as v from 'valibot'
import { pointOfSale } from '../../market/markets.ts'
import { BoxDetail, BoxList } from '../boxes.ts'
import { ShippingCosts, SubElements } from '../gifts.ts'
import { MapResponse, OffersResponse } from '../offers.ts'
import { boxStaysPageSize } from '../limits.ts'
import { wholeNumber } from '../scalars.ts'
import { call } from './call.ts'
import { BoxCode, True } from './fields.ts'

export const giftCalls = {
  boxes: call({
    path: '/boxes/search',
    method: 'get',
    input: v.object({}),
    output: BoxList,
    api: { cacheSeconds: 300, unusedBecause: 'a public address of the specification; pages have the boxes as content' },
    upstream: { service: 'gateway', deadlineMs: 2500 },
  }),
  boxDetail: call({
    path: '/boxes/:code/product-detail',
    method: 'get',
    input: v.object({ code: BoxCode }),
    output: BoxDetail,
    upstream: { service: 'gateway', deadlineMs: 2500 },
  }),
  /** Stays that the beneficiary of a box can choose; `page` is zero-based. */
  boxOffers: call({
    path: '/boxes/:code/offers',
    method: 'get',
    input: v.object({
      code: BoxCode,
      page: v.optional(wholeNumber(0, 999), '0'),
      limit: v.optional(wholeNumber(1, 100), String(boxStaysPageSize)),
    }),
    output: OffersResponse,
    api: { cacheSeconds: 60 },
    upstream: { service: 'gateway', deadlineMs: 2500, tolerantOf: 'exactMatch', adds: (_, { limit = boxStaysPageSize }) => ({ limit }) },
  }),
  boxPoints: call({
    path: '/boxes/:code/offers',
    method: 'get',
    input: v.object({ code: BoxCode, performMapSearch: True }),
    output: MapResponse,
    api: { cacheSeconds: 60, when: 'performMapSearch' },
    upstream: { service: 'gateway', deadlineMs: 4000, tolerantOf: 'exactMatch' },
  }),
  shippingCosts: call({
    path: '/single-voucher/shipping-costs',
    method: 'get',
    input: v.object({}),
    output: ShippingCosts,
    api: { cacheSeconds: 300 },
    upstream: { service: 'gateway', deadlineMs: 2500, adds: ({ locale }) => ({ pos: pointOfSale({ locale }) }) },
  }),
  subElements: call({
    path: '/sub-elements/available-custom-sub-elements',
    method: 'get',
    input: v.object({}),
    output: SubElements,
    api: { cacheSeconds: 300 },
    upstream: { service: 'gateway', deadlineMs: 2500 },
  }),
}
