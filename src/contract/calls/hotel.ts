import * as v from 'valibot'
import { ActivityDetail } from '../activity.ts'
import { Availabilities } from '../availability.ts'
import { ActivityImages } from '../gifts.ts'
import { HotelWithRooms } from '../hotel-page.ts'
import { ReviewList, reviewLanguages, reviewSorts, travellerTypes } from '../reviews.ts'
import { IsoMonth, wholeNumber } from '../scalars.ts'
import { YearPricesResponse } from '../year-prices.ts'
import { call } from './call.ts'
import { guests, PathId } from './fields.ts'

export const hotelCalls = {
  hotelPage: call({
    path: '/hotel/:hotelId/detail.json',
    method: 'get',
    input: v.object({ hotelId: PathId }),
    output: HotelWithRooms,
    api: { cacheSeconds: 300 },
    upstream: { service: 'api', deadlineMs: 2500, adds: ({ minisite }) => ({ client: 'site', minisite }) },
  }),
  reviews: call({
    path: '/hotel/:hotelId/reviews.json',
    method: 'get',
    input: v.object({
      hotelId: PathId,
      page: v.optional(wholeNumber(0, 999), '0'),
      sort: v.optional(v.picklist(reviewSorts), 'DATE_DESC'),
      language: v.optional(v.picklist(reviewLanguages)),
      type: v.optional(v.picklist(travellerTypes)),
    }),
    output: ReviewList,
    api: { cacheSeconds: 300 },
    upstream: {
      service: 'api',
      deadlineMs: 2500,
      tolerantOf: 'list',
      adds: () => ({ client: 'msite', withOtherLanguageFallback: true }),
    },
  }),
  /** `length` is in months. With `weekend` the prices are those of that stay. */
  availabilities: call({
    path: '/hotels/:hotelId/availabilities.json',
    method: 'get',
    input: v.object({
      hotelId: PathId,
      month: IsoMonth,
      length: v.optional(wholeNumber(1, 13), '2'),
      weekend: v.optional(PathId),
      ...guests,
    }),
    output: Availabilities,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 3000 },
  }),
  /** Our addition. */
  yearPrices: call({
    path: '/hotels/:hotelId/year-prices.json',
    method: 'get',
    input: v.object({ hotelId: PathId, weekend: v.optional(PathId), ...guests }),
    output: YearPricesResponse,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 3000 },
  }),
  activityDetail: call({
    path: '/activity-only/weekend/:id/detail.json',
    method: 'get',
    input: v.object({ id: PathId }),
    output: ActivityDetail,
    api: { cacheSeconds: 300, unusedBecause: 'a public address of the specification; the page of an activity is rendered with it' },
    upstream: { service: 'api', deadlineMs: 2500 },
  }),
  activityImages: call({
    path: '/activities/:id/images.json',
    method: 'get',
    input: v.object({ id: PathId }),
    output: ActivityImages,
    api: { cacheSeconds: 3600, unusedBecause: 'a public address of the specification; pages have the pictures of an activity already' },
    upstream: { service: 'api', deadlineMs: 2500 },
  }),
}
