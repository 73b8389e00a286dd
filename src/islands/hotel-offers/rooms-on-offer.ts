import type { HotelRoom } from '../../contract/hotel-page.ts'
import type { ProductOffers } from '../../contract/stay.ts'

export type Offer = ProductOffers['offers'][number]

/** One stay of a room: the same offer for as many nights as were asked for, and for more. At least one, fewest nights first. */
export type Lengths = readonly [Offer, ...Offer[]]

export interface StayOnOffer {
  readonly lengths: Lengths
  readonly autoDiscount: HotelRoom['offers'][number]['autoDiscount']
}

export interface RoomOnOffer {
  readonly room: HotelRoom
  readonly stays: readonly StayOnOffer[]
}

/** The rooms that have an offer among those found, in the hotel's order; within a room the cheapest stay first. */
export function roomsOnOffer(rooms: readonly HotelRoom[], found: readonly Offer[]): RoomOnOffer[] {
  return rooms
    .map((room) => ({
      room,
      stays: room.offers
        .flatMap(({ id, autoDiscount }) => {
          const lengths = lengthsOf(id, found)
          return lengths ? [{ lengths, autoDiscount }] : []
        })
        .toSorted((one, other) => one.lengths[0].priceInfo.sellPrice - other.lengths[0].priceInfo.sellPrice),
    }))
    .filter(({ stays }) => stays.length > 0)
}

/** A stay's offers by nights, as the house sells it: an insurance is chosen when it is booked. Undefined where there is none. */
export function lengthsOf(stayId: number, found: readonly Offer[]): Lengths | undefined {
  const [first, ...more] = found
    .filter(({ weekendId, priceInfo }) => weekendId === stayId && !priceInfo.insuranceAmount)
    .toSorted((one, other) => one.nights - other.nights)
  return first && [first, ...more]
}
