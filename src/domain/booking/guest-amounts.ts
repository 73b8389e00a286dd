import type { Quote } from '../../contract/quote.ts'
import type { Guests } from '../guests/guests.ts'

/** What the guests beyond the first two of a room pay, in cents. */
export type GuestAmount = NonNullable<Quote['guestPrices']>[number]

/** The amounts are part of `stay`, in cents; they are left out if nothing would remain for the first guests. */
export function guestAmounts(guestPrices: readonly GuestAmount[], stay: number): readonly GuestAmount[] {
  const sum = guestPrices.reduce((total, { amount }) => total + amount, 0)
  return sum < stay ? guestPrices : []
}

export function firstGuests(
  { adults, children, babies }: Guests,
  amounts: readonly { readonly kind: string; readonly count?: number }[],
): Guests {
  const others = (name: GuestAmount['kind']) => amounts.find(({ kind }) => kind === name)?.count ?? 0
  return { adults: adults - others('adults'), children: children - others('children'), babies }
}
