import { type GuestKind, guestAges, type Guests } from './guests.ts'

/** `age` is in years, and undefined until it is known. */
export interface YoungGuest {
  readonly kind: Exclude<GuestKind, 'adults'>
  readonly age: number | undefined
}

export const youngAges: readonly number[] = Array.from({ length: (guestAges.children.to ?? 0) + 1 }, (_, age) => age)

export const kindOfAge = (age: number): YoungGuest['kind'] => (age < guestAges.children.from ? 'babies' : 'children')

/** Children come before babies; each gets a remembered age (years) that fits. */
export function youngGuests({ children, babies }: Guests, remembered: readonly number[]): readonly YoungGuest[] {
  const known = { children: agesOf('children', remembered), babies: agesOf('babies', remembered) }
  const list = (kind: YoungGuest['kind'], count: number) => Array.from({ length: count }, (_, at) => ({ kind, age: known[kind][at] }))
  return [...list('children', children), ...list('babies', babies)]
}

const agesOf = (kind: YoungGuest['kind'], ages: readonly number[]): number[] =>
  ages.filter((age) => youngAges.includes(age) && kindOfAge(age) === kind)

export function withAge(
  guests: Guests,
  young: readonly YoungGuest[],
  at: number,
  age: number,
): { guests: Guests; ages: readonly number[] } {
  const changed = young.map((guest, index): YoungGuest => (index === at ? { kind: kindOfAge(age), age } : guest))
  const count = (kind: YoungGuest['kind']) => changed.filter((guest) => guest.kind === kind).length
  return {
    guests: { ...guests, children: count('children'), babies: count('babies') },
    ages: changed.flatMap(({ age: known }) => known ?? []),
  }
}
