import type { ReactNode } from 'react'
import { type GuestKind, type GuestLimits, type Guests, withGuests } from '../../../domain/guests/guests.ts'
import { Stepper } from './Stepper.tsx'
import { useGuestWords } from './use-guest-words.ts'

/** One kind of guest, with its ages and its two buttons. */
export function GuestStepper(it: {
  kind: GuestKind
  guests: Guests
  limits: GuestLimits
  onChange: (guests: Guests) => void
  first: boolean
}): ReactNode {
  const words = useGuestWords()
  const { kind, guests, limits } = it
  return (
    <Stepper
      name={words.kind[kind]}
      note={words.ages(kind)}
      count={guests[kind]}
      stepped={(by) => withGuests(guests, kind, guests[kind] + by, limits)[kind]}
      onChange={(to) => it.onChange(withGuests(guests, kind, to, limits))}
      first={it.first}
    />
  )
}
