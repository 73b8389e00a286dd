/** The party of a stay. Adults are 12 and over, children 3 to 11, babies 0 to 2. */
export interface Guests {
  readonly adults: number
  readonly children: number
  readonly babies: number
}

export const guestKinds = ['adults', 'children', 'babies'] as const
export type GuestKind = (typeof guestKinds)[number]

/** Both ends included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** How many of each kind may come; a kind that is absent does not come at all. */
export type GuestLimits = Readonly<Partial<Record<GuestKind, Bounds>>>

/** Stays: 1 to 20 adults, 0 to 10 children, 0 to 10 babies. An activity's bounds come from its price list. */
export const guestLimits: Readonly<Record<GuestKind, Bounds>> = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
}

/** Ages in years, both ends included; adults have no upper end. */
export const guestAges: Readonly<Record<GuestKind, { readonly from: number; readonly to?: number }>> = {
  adults: { from: 12 },
  children: { from: 3, to: 11 },
  babies: { from: 0, to: 2 },
}

export const defaultGuests: Guests = { adults: 2, children: 0, babies: 0 }

/** A gift is always for two adults: the party cannot be changed. */
export const giftGuests: Guests = { adults: 2, children: 0, babies: 0 }

export function withinLimits(kind: GuestKind, count: number, limits: GuestLimits = guestLimits): boolean {
  const { min, max } = limits[kind] ?? { min: 0, max: 0 }
  return Number.isInteger(count) && count >= min && count <= max
}

/** The party with one count changed; a change outside the limits is ignored. */
export function withGuests(guests: Guests, kind: GuestKind, count: number, limits: GuestLimits = guestLimits): Guests {
  return withinLimits(kind, count, limits) ? { ...guests, [kind]: count } : guests
}

/** The party that counts in a flow: gifting ignores what was chosen. */
export function guestsInFlow(guests: Guests, flow: 'booking' | 'gifting' | 'activity' | 'hotel'): Guests {
  return flow === 'gifting' ? giftGuests : guests
}

/** Everybody in one room: forced when there are children or babies, never otherwise. */
export function inSingleRoom(guests: Guests): boolean {
  return guests.children > 0 || guests.babies > 0
}

export function guestCount(guests: Guests): number {
  return guests.adults + guests.children + guests.babies
}
