import type { Beds } from '../../contract/stay.ts'
import type { Guests } from './guests.ts'

export interface SleepingPlace {
  readonly bed: Beds['kind'] | 'cot'
  readonly adults: number
  readonly children: number
}

/** The capacity does not count babies, who sleep in cots. */
export interface SleepingRoom {
  readonly beds?: readonly Beds[] | undefined
  readonly maxCapacity: number
}

/**
 * Places by room; undefined where guests do not fit or beds are unknown. Adults without children share doubles; families have the fewest
 * rooms, an adult in each.
 */
export function whoSleepsWhere(guests: Guests, room: SleepingRoom): readonly (readonly SleepingPlace[])[] | undefined {
  const rooms = guestsByRoom(guests, room.maxCapacity)?.map((each) => placesIn(each, room.beds ?? []))
  return rooms?.every((places) => places !== undefined) ? rooms : undefined
}

/** Returns the guests of each room as prices count them, or undefined with too few adults. */
export function guestsByRoom(guests: Guests, maxCapacity: number): readonly Guests[] | undefined {
  const { adults, children, babies } = guests
  const people = adults + children
  const isFamily = children + babies > 0
  if (maxCapacity < 1) return undefined
  const rooms = isFamily ? Math.ceil(people / maxCapacity) : Math.ceil(adults / Math.min(2, maxCapacity))
  if (rooms > adults) return undefined
  return Array.from({ length: rooms }, (_, at) => ({
    adults: share(adults, rooms, at),
    children: share(children, rooms, rooms - 1 - at),
    babies: share(babies, rooms, at),
  }))
}

const share = (heads: number, rooms: number, at: number): number => Math.floor(heads / rooms) + (at < heads % rooms ? 1 : 0)

/** Adults take the first places, then children the free beds, and only then one beside an adult. */
function placesIn({ adults, children, babies }: Guests, beds: readonly Beds[]): readonly SleepingPlace[] | undefined {
  const all = beds.flatMap(({ kind, count, sleeps }) => Array.from({ length: count }, () => ({ kind, sleeps })))
  let adultsLeft = adults
  const withAdults = all.map(({ kind, sleeps }) => {
    const taken = Math.min(sleeps, adultsLeft)
    adultsLeft -= taken
    return { bed: kind, adults: taken, free: sleeps - taken }
  })
  let childrenLeft = children
  const sleepers = new Map<number, number>()
  const emptyFirst = [...withAdults.keys()].toSorted((a, b) => (withAdults[a]?.adults ?? 0) - (withAdults[b]?.adults ?? 0) || a - b)
  for (const at of emptyFirst) {
    const taken = Math.min(withAdults[at]?.free ?? 0, childrenLeft)
    sleepers.set(at, taken)
    childrenLeft -= taken
  }
  if (adultsLeft + childrenLeft > 0) return undefined
  const places = withAdults.map(({ bed, adults: own }, at): SleepingPlace => ({ bed, adults: own, children: sleepers.get(at) ?? 0 }))
  const cots = Array.from({ length: babies }, (): SleepingPlace => ({ bed: 'cot', adults: 0, children: 0 }))
  return [...places.filter((place) => place.adults + place.children > 0), ...cots]
}
