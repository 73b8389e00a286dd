import type { HotelRoom } from '../../contract/hotel-page.ts'
import type { ProductOffers } from '../../contract/stay.ts'

export type Offer = ProductOffers['offers'][number]

/** The offers of one stay, the shortest first. */
export type Lengths = readonly [Offer, ...Offer[]]

export interface StayOnOffer {
  readonly lengths: Lengths
  readonly autoDiscount: HotelRoom['offers'][number]['autoDiscount']
}

export interface RoomOnOffer {
  readonly room: HotelRoom
  readonly stays: readonly StayOnOffer[]
}

/** Rooms are in the hotel's order, stays by price; the chosen stay and its room precede the others. */
export function roomsOnOffer(rooms: readonly HotelRoom[], found: readonly Offer[], chosen?: number): RoomOnOffer[] {
  const isChosen = ({ lengths }: StayOnOffer) => lengths[0].weekendId === chosen
  return rooms
    .map((room) => ({
      room,
      stays: room.offers
        .flatMap(({ id, autoDiscount }) => {
          const lengths = lengthsOf(id, found)
          return lengths ? [{ lengths, autoDiscount }] : []
        })
        .toSorted((a, b) => a.lengths[0].priceInfo.sellPrice - b.lengths[0].priceInfo.sellPrice)
        .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a))),
    }))
    .filter(({ stays }) => stays.length > 0)
    .toSorted((a, b) => Number(b.stays.some(isChosen)) - Number(a.stays.some(isChosen)))
}

/** Only offers at the standard rate count: `ratesOf` has the others. */
export function lengthsOf(stayId: number, found: readonly Offer[]): Lengths | undefined {
  const [first, ...more] = found
    .filter(({ weekendId, priceInfo }) => weekendId === stayId && !priceInfo.insuranceAmount)
    .toSorted((a, b) => a.nights - b.nights)
  return first && [first, ...more]
}

/** Returns the rates of a stay for one number of nights, the standard one first; none where there is nothing to choose. */
export function ratesOf(stayId: number, nights: number, found: readonly Offer[]): readonly Offer[] {
  const rates = found
    .filter((offer) => offer.weekendId === stayId && offer.nights === nights)
    .toSorted((a, b) => (a.priceInfo.insuranceAmount ?? 0) - (b.priceInfo.insuranceAmount ?? 0))
  return rates.length > 1 ? rates : []
}
