import { addDays, daysBetween, isIsoDate } from '../dates/iso-date.ts'
import { defaultGuests, type GuestKind, type Guests, withGuests } from '../guests/guests.ts'
import { type Pairs, wholeIn } from './parameters.ts'
import { longestStay, type StayDates } from './search-criteria.ts'

/** Both dates, or none: they must exist, be in order and not too far apart. A check-out may be given as `nights` (or `night`). */
export function readDates(parameters: URLSearchParams): StayDates | undefined {
  const checkin = parameters.get('checkin')
  if (checkin === null || !isIsoDate(checkin)) return undefined
  const checkout = parameters.get('checkout') ?? checkoutAfter(checkin, parameters)
  if (checkout === undefined || !isIsoDate(checkout)) return undefined
  const nights = daysBetween(checkin, checkout)
  return nights >= 1 && nights <= longestStay ? { checkin, checkout } : undefined
}

function checkoutAfter(checkin: string, parameters: URLSearchParams): string | undefined {
  const nights = wholeIn(parameters.get('nights') ?? parameters.get('night'), 1, longestStay)
  return nights === undefined ? undefined : addDays(checkin, nights)
}

/** The grammar's keys of dates and guests. A check-out goes before `nights` and `night`. */
export const partyAndDateKeys = ['checkin', 'checkout', 'nights', 'night', 'a', 'c', 'b'] as const

/** The grammar's key of each kind of guest. */
export const guestKeys: Readonly<Record<GuestKind, string>> = { adults: 'a', children: 'c', babies: 'b' }

/** Adults `a`, children `c`, babies `b`; a count outside its limits is its default. */
export function readGuests(parameters: URLSearchParams): Guests {
  const count = (key: string) => wholeIn(parameters.get(key), 0, 99) ?? -1
  const withAdults = withGuests(defaultGuests, 'adults', count('a'))
  return withGuests(withGuests(withAdults, 'children', count('c')), 'babies', count('b'))
}

export function writeDates(dates: StayDates | undefined): Pairs {
  return [
    ['checkin', dates?.checkin],
    ['checkout', dates?.checkout],
  ]
}

/** Counts that differ from two adults alone. */
export function writeGuests(guests: Guests): Pairs {
  return [
    ['a', guests.adults === defaultGuests.adults ? undefined : guests.adults],
    ['c', guests.children || undefined],
    ['b', guests.babies || undefined],
  ]
}

/** Nights between check-in and check-out. */
export function nightsOf(dates: StayDates): number {
  return daysBetween(dates.checkin, dates.checkout)
}
