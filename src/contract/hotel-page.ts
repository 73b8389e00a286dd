import * as v from 'valibot'
import { HotelDetail, HotelSummary } from './hotel.ts'
import { Picture } from './picture.ts'
import { AutoDiscount, Price } from './price.ts'
import { Count, optionalOrUndefined, Id } from './scalars.ts'
import { PageModel, Room } from './stay.ts'

/** Its price comes from `GET /product/{id}/offers`. */
export const RoomOffer = v.object({
  id: Id,
  label: v.string(),
  autoDiscount: optionalOrUndefined(AutoDiscount),
})

export const HotelRoom = v.object({ ...Room.entries, uuid: v.string(), offers: v.optional(v.array(RoomOffer), []) })
export type HotelRoom = v.InferOutput<typeof HotelRoom>

/** `distance` is in kilometres. */
export const NearbyHotel = v.object({
  ...HotelSummary.entries,
  images: v.optional(v.array(Picture), []),
  distance: v.pipe(v.number(), v.minValue(0)),
  /** The lowest price for two that can be booked. */
  fromPrice: optionalOrUndefined(v.object({ ...Price.entries, nights: Count })),
})
export type NearbyHotel = v.InferOutput<typeof NearbyHotel>

/** `GET /hotel/{id}/detail.json`. A hotel that is not active sells nothing, and is not indexed. */
export const HotelWithRooms = v.object({
  ...HotelDetail.entries,
  rooms: v.optional(v.array(HotelRoom), []),
  nearbyHotels: v.optional(v.array(NearbyHotel), []),
  breadcrumb: v.optional(v.array(v.object({ label: v.string(), uri: v.string() })), []),
  pageModel: PageModel,
})
export type HotelWithRooms = v.InferOutput<typeof HotelWithRooms>
