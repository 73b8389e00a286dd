/** Adults from 12, children 3 to 11, babies 0 to 2. */
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

/** Both ends included. */
export interface CountBounds {
  readonly min: number
  readonly max: number
}

/** An absent kind is not admitted. */
export type GuestLimits = Readonly<Partial<Record<GuestKind, CountBounds>>>

/** Of stays; an activity's come from its price list. */
export const guestLimits: Readonly<Record<GuestKind, CountBounds>> = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
}

/** An activity sells adults only. */
export function guestLimitsIn(flow: 'booking' | 'gifting' | 'activity' | 'hotel', maxAdults = guestLimits.adults.max): GuestLimits {
  return flow === 'activity' ? { adults: { min: guestLimits.adults.min, max: maxAdults } } : guestLimits
}

/** Years, both ends included. */
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

/** Ignores changes outside the limits. */
export function withGuests(guests: Guests, kind: GuestKind, count: number, limits: GuestLimits = guestLimits): Guests {
  return withinLimits(kind, count, limits) ? { ...guests, [kind]: count } : guests
}

export function guestsInFlow(guests: Guests, flow: 'booking' | 'gifting' | 'activity' | 'hotel'): Guests {
  if (flow === 'activity') return { ...defaultGuests, adults: guests.adults }
  return flow === 'gifting' ? giftGuests : guests
}

/** Required with children or babies. */
export function inSingleRoom(guests: Guests): boolean {
  return guests.children > 0 || guests.babies > 0
}
