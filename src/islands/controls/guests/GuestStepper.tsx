import type { ReactNode } from 'react'
import { type GuestKind, type GuestLimits, type Guests, withGuests } from '../../../domain/guests/guests.ts'
import { Stepper } from './Stepper.tsx'
import { useGuestLabels } from './use-guest-labels.ts'

export function GuestStepper(props: {
  kind: GuestKind
  guests: Guests
  limits: GuestLimits
  onChange: (guests: Guests) => void
  first: boolean
}): ReactNode {
  const labels = useGuestLabels()
  const { kind, guests, limits } = props
  return (
    <Stepper
      name={labels.kind[kind]}
      note={labels.ages(kind)}
      count={guests[kind]}
      stepped={(by) => withGuests(guests, kind, guests[kind] + by, limits)[kind]}
      onChange={(to) => props.onChange(withGuests(guests, kind, to, limits))}
      first={props.first}
    />
  )
}
