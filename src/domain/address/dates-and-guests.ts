import { isIsoDate } from '../../contract/iso-date.ts'
import { addDays, daysBetween } from '../dates/days.ts'
import { longestStayNights, type StayDates } from '../dates/stay-dates.ts'
import type { AddressField } from './fields.ts'
import { wholeIn } from './parameters.ts'
import { defaultGuests, type GuestKind, type Guests, withGuests } from '../guests/guests.ts'

export const guestKeys: Readonly<Record<GuestKind, string>> = { adults: 'a', children: 'c', babies: 'b' }

/** Reads both dates or none; `nights` (or `night`) can replace the check-out. */
export const datesField = {
  keys: ['checkin', 'checkout', 'nights', 'night'],
  read(parameters) {
    const checkin = parameters.get('checkin')
    if (checkin === null || !isIsoDate(checkin)) return undefined
    const checkout = parameters.get('checkout') || checkoutAfter(checkin, parameters)
    if (checkout === undefined || !isIsoDate(checkout)) return undefined
    const nights = daysBetween(checkin, checkout)
    return nights >= 1 && nights <= longestStayNights ? { checkin, checkout } : undefined
  },
  write: (dates) => [
    ['checkin', dates?.checkin],
    ['checkout', dates?.checkout],
  ],
} satisfies AddressField<StayDates | undefined>

function checkoutAfter(checkin: string, parameters: URLSearchParams): string | undefined {
  const nights = wholeIn(parameters.get('nights') ?? parameters.get('night'), 1, longestStayNights)
  return nights === undefined ? undefined : addDays(checkin, nights)
}

/** A count outside its limits becomes the default; default counts are not written. */
export const guestsField = {
  keys: Object.values(guestKeys),
  read(parameters) {
    const count = (kind: GuestKind) => wholeIn(parameters.get(guestKeys[kind]), 0, 99) ?? -1
    const withAdults = withGuests(defaultGuests, 'adults', count('adults'))
    return withGuests(withGuests(withAdults, 'children', count('children')), 'babies', count('babies'))
  },
  write: ({ adults, children, babies }) => [
    ['a', adults === defaultGuests.adults ? undefined : adults],
    ['c', children || undefined],
    ['b', babies || undefined],
  ],
} satisfies AddressField<Guests>

export const giftNights: AddressField<number | undefined> = {
  read: (parameters) => wholeIn(parameters.get('giftNights'), 1, 7),
  write: (nights) => [['giftNights', nights]],
}
