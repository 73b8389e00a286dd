import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Guests } from '../../domain/guests/guests.ts'
import { guestsByRoom } from '../../domain/guests/sleeping-places.ts'

/** Writes "One room sleeps 2 at most: for 3 people you need 2 rooms." */
export function useRoomsNeeded(guests: Guests): (roomCapacity: number) => string {
  const { t } = useLingui()
  const people = guests.adults + guests.children
  return (roomCapacity) => {
    const rooms = guestsByRoom(guests, roomCapacity)?.length ?? 1
    const needed = t`${plural(rooms, { one: '# room', other: '# rooms' })}`
    return t`One room sleeps ${roomCapacity} at most: for ${people} people you need ${needed}.`
  }
}
