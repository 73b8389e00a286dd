import type { SearchFlow } from '../sort/sort.ts'
import { type Guests, guestsInFlow, inSingleRoom } from './guests.ts'

/** Guests that most rooms hold. */
const usualRoom = 4

/** Guests of the fullest of some rooms, an adult in each; undefined with too few adults. */
export function guestsARoom({ adults, children, babies }: Guests, rooms: number): Guests | undefined {
  const share = (guests: number) => Math.ceil(guests / rooms)
  return adults < rooms ? undefined : { adults: share(adults), children: share(children), babies: share(babies) }
}

/** Returns the guests of the fuller of two rooms for a family that one room hardly holds; babies sleep in a cot. */
export function splitGuests(all: Guests, flow: SearchFlow): Guests | undefined {
  const guests = guestsInFlow(all, flow)
  return inSingleRoom(guests) && guests.adults + guests.children > usualRoom ? guestsARoom(guests, 2) : undefined
}
