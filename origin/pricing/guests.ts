import { join, sql, type Sql } from '../database/sql.ts'

/** Babies sleep in a cot and eat for free. `singleRoom` puts all guests into one room, and children always stay with their parents. */
export interface Guests {
  readonly adult: number
  readonly child: number
  readonly baby: number
  readonly singleRoom?: boolean | undefined
}

/** The rooms and rates of some guests. All are whole numbers, so that every query computes the same cents. */
export interface RoomTerms {
  readonly rooms: number
  /** Per mille of the room's price for two. */
  readonly rate: number
  /** Half portions: two for an adult and one for a child. */
  readonly halves: number
  readonly guestsARoom: number
}

const singleGuest = 880
const thirdAdult = 300
const childInRoom = 160

/** Adults get double rooms, a family gets one room. */
export function termsOf(guests: Guests): RoomTerms {
  const { adult, child } = guests
  const halves = adult * 2 + child
  if (guests.singleRoom === true || child > 0 || guests.baby > 0) {
    return { rooms: 1, rate: oneRoom(adult, child), halves, guestsARoom: adult + child }
  }
  const rooms = Math.ceil(adult / 2)
  const rate = Math.floor(adult / 2) * 1000 + (adult % 2) * singleGuest
  return { rooms, rate, halves, guestsARoom: Math.min(adult, 2) }
}

const oneRoom = (adult: number, child: number): number => (adult <= 1 ? singleGuest : 1000 + (adult - 2) * thirdAdult) + child * childInRoom

/** Guests are spread evenly over the rooms, and fuller rooms come first. */
const share = (heads: number, rooms: number, index: number): number => Math.floor(heads / rooms) + (index < heads % rooms ? 1 : 0)

/**
 * Rooms and rates in rooms of `maxCapacity`: the preferred ones if they fit, otherwise the fewest rooms for all guests, an adult in
 * each. Guests with too few adults keep their rooms and do not fit.
 */
export function fittingTerms(guests: Guests, maxCapacity: number): RoomTerms {
  const preferred = termsOf(guests)
  const { adult, child } = guests
  const rooms = Math.ceil((adult + child) / maxCapacity)
  if (preferred.guestsARoom <= maxCapacity || rooms > adult) return preferred
  const rates = Array.from({ length: rooms }, (_, index) => oneRoom(share(adult, rooms, index), share(child, rooms, rooms - 1 - index)))
  return {
    rooms,
    rate: rates.reduce((sum, rate) => sum + rate, 0),
    halves: preferred.halves,
    guestsARoom: Math.ceil((adult + child) / rooms),
  }
}

export const couple: Guests = { adult: 2, child: 0, baby: 0 }

/** The guests of one room whose price grows with them: the first two, then all adults, then everybody. */
export interface GuestSteps {
  readonly first: RoomTerms
  readonly adults: RoomTerms
}

/** Returns the cheaper terms inside those of one room. Undefined for several rooms, and for one or two adults alone. */
export function stepsOf({ adult, child }: Guests, { rooms }: RoomTerms): GuestSteps | undefined {
  if (rooms > 1 || (adult <= 2 && child === 0)) return undefined
  const alone = (adults: number): RoomTerms => ({ rooms: 1, rate: oneRoom(adults, 0), halves: adults * 2, guestsARoom: adults })
  return { first: alone(Math.min(adult, 2)), adults: alone(adult) }
}

/** The terms as SQL over `s.max_capacity`, so that each stay has its own. */
export interface TermsByStay {
  readonly rooms: Sql
  readonly rate: Sql
  readonly halves: number
  /** No smaller room holds the guests of one of the most rooms. */
  readonly guestsARoom: number
}

/** Returns the terms of `fittingTerms` for every stay at once, in at most `maxRooms` rooms and no more than there are adults. */
export function termsByStay(guests: Guests, maxRooms: number): TermsByStay {
  const people = guests.adult + guests.child
  const steps = Array.from({ length: Math.min(maxRooms, guests.adult) }, (_, index) => Math.ceil(people / (index + 1)))
  const tiers = steps.map((capacity) => ({ capacity, terms: fittingTerms(guests, capacity) }))
  const choice = (name: 'rooms' | 'rate'): Sql =>
    sql`(CASE ${join(
      tiers.map(({ capacity, terms }) => sql`WHEN s.max_capacity >= ${capacity} THEN ${terms[name]}`),
      ' ',
    )} END)`
  return { rooms: choice('rooms'), rate: choice('rate'), halves: termsOf(guests).halves, guestsARoom: steps.at(-1) ?? people }
}
