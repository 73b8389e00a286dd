/** Travellers. Babies sleep in a cot and eat for nothing. `singleRoom` puts everybody in one room; children always stay with their parents. */
export interface Party {
  readonly adult: number
  readonly child: number
  readonly baby: number
  readonly singleRoom?: boolean | undefined
}

/** What a party means for the price: whole numbers only, so that every query computes the same cents. */
export interface PartyTerms {
  readonly rooms: number
  /** Per mille of the room's price for two. */
  readonly rate: number
  /** Half portions at table and in activities: two for an adult, one for a child. */
  readonly halves: number
  /** Guests in the fullest room, babies apart. */
  readonly guestsARoom: number
}

const alone = 880
const thirdAdult = 300
const childInRoom = 160

/** Rooms and rates of a party: doubles for adults among themselves, one room for a family. */
export function termsOf(party: Party): PartyTerms {
  const { adult, child } = party
  const halves = adult * 2 + child
  if (party.singleRoom === true || child > 0 || party.baby > 0) {
    return { rooms: 1, rate: oneRoom(adult, child), halves, guestsARoom: adult + child }
  }
  const rooms = Math.ceil(adult / 2)
  const rate = Math.floor(adult / 2) * 1000 + (adult % 2) * alone
  return { rooms, rate, halves, guestsARoom: Math.min(adult, 2) }
}

const oneRoom = (adult: number, child: number): number => (adult <= 1 ? alone : 1000 + (adult - 2) * thirdAdult) + child * childInRoom

/** Heads in the `index`th of `rooms` when they are spread evenly, the first rooms being the fuller ones. */
const share = (heads: number, rooms: number, index: number): number => Math.floor(heads / rooms) + (index < heads % rooms ? 1 : 0)

/**
 * Rooms and rates of a party in rooms that hold `maxCapacity` guests: as asked where they fit, otherwise the fewest rooms that hold everybody, an adult in each.
 * A party without adults enough for its rooms stays as it is, and does not fit.
 */
export function fittingTerms(party: Party, maxCapacity: number): PartyTerms {
  const asked = termsOf(party)
  const { adult, child } = party
  const rooms = Math.ceil((adult + child) / maxCapacity)
  if (asked.guestsARoom <= maxCapacity || rooms > adult) return asked
  const rates = Array.from({ length: rooms }, (_, index) => oneRoom(share(adult, rooms, index), share(child, rooms, rooms - 1 - index)))
  return { rooms, rate: rates.reduce((sum, rate) => sum + rate, 0), halves: asked.halves, guestsARoom: Math.ceil((adult + child) / rooms) }
}

/** The party every from-price is for. */
export const couple: Party = { adult: 2, child: 0, baby: 0 }
