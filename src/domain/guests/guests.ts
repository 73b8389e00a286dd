export interface Guests {
  readonly adults: number
  readonly children: number
  readonly babies: number
}

export const guestKinds = ['adults', 'children', 'babies'] as const
export type GuestKind = (typeof guestKinds)[number]

export function isSameGuests(a: Guests, b: Guests): boolean {
  return guestKinds.every((kind) => a[kind] === b[kind])
}

export interface CountBounds {
  readonly min: number
  readonly max: number
}

/** A kind without bounds is not admitted. */
export type GuestLimits = Readonly<Partial<Record<GuestKind, CountBounds>>>

/** These are the limits of a stay; an activity has those of its price list. */
export const guestLimits: Readonly<Record<GuestKind, CountBounds>> = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
}

export function guestLimitsIn(flow: 'booking' | 'gifting' | 'activity' | 'hotel', maxAdults = guestLimits.adults.max): GuestLimits {
  return flow === 'activity' ? { adults: { min: guestLimits.adults.min, max: maxAdults } } : guestLimits
}

/** In years; both ends are included. */
export const guestAges: Readonly<Record<GuestKind, { readonly from: number; readonly to?: number }>> = {
  adults: { from: 12 },
  children: { from: 3, to: 11 },
  babies: { from: 0, to: 2 },
}

export const defaultGuests: Guests = { adults: 2, children: 0, babies: 0 }

export const giftGuests: Guests = { adults: 2, children: 0, babies: 0 }

export function withinLimits(kind: GuestKind, count: number, limits: GuestLimits = guestLimits): boolean {
  const { min, max } = limits[kind] ?? { min: 0, max: 0 }
  return Number.isInteger(count) && count >= min && count <= max
}

/** A count outside the limits changes nothing. */
export function withGuests(guests: Guests, kind: GuestKind, count: number, limits: GuestLimits = guestLimits): Guests {
  return withinLimits(kind, count, limits) ? { ...guests, [kind]: count } : guests
}

export function guestsInFlow(guests: Guests, flow: 'booking' | 'gifting' | 'activity' | 'hotel'): Guests {
  if (flow === 'activity') return { ...defaultGuests, adults: guests.adults }
  return flow === 'gifting' ? giftGuests : guests
}

/** A search with children or babies requires one room for all. */
export function inSingleRoom(guests: Guests): boolean {
  return guests.children > 0 || guests.babies > 0
}
