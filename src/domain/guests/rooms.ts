import type { SearchFlow } from '../sort/sort.ts'
import { type Guests, guestsInFlow, inSingleRoom } from './guests.ts'

const guestsPerRoom = 4

/** Each room needs an adult. */
export function canHaveRooms({ adults }: Guests, rooms: number): boolean {
  return adults >= rooms
}

/** Babies sleep in a cot, so they take no place of a room. */
export function needsTwoRooms(all: Guests, flow: SearchFlow): boolean {
  const guests = guestsInFlow(all, flow)
  return flow !== 'activity' && inSingleRoom(guests) && guests.adults + guests.children > guestsPerRoom && canHaveRooms(guests, 2)
}
