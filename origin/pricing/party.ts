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
    const rate = (adult <= 1 ? alone : 1000 + (adult - 2) * thirdAdult) + child * childInRoom
    return { rooms: 1, rate, halves, guestsARoom: adult + child }
  }
  const rooms = Math.ceil(adult / 2)
  const rate = Math.floor(adult / 2) * 1000 + (adult % 2) * alone
  return { rooms, rate, halves, guestsARoom: Math.min(adult, 2) }
}

/** The party every from-price is for. */
export const couple: Party = { adult: 2, child: 0, baby: 0 }
