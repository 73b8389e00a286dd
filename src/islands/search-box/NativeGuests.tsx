import type { ReactNode } from 'react'
import { guestKeys } from '../../domain/address/dates-and-guests.ts'
import { guestKinds, type GuestLimits, type Guests } from '../../domain/guests/guests.ts'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import css from './SearchFields.module.css'

export function NativeGuests({ label, guests, limits }: { label: string; guests: Guests; limits: GuestLimits }): ReactNode {
  const labels = useGuestLabels()
  return (
    <fieldset className={css.native}>
      <legend className="unseen">{label}</legend>
      {guestKinds
        .filter((kind) => limits[kind])
        .map((kind) => (
          <label key={kind}>
            {`${labels.kind[kind]} (${labels.ages(kind)})`}
            <input type="number" name={guestKeys[kind]} defaultValue={guests[kind]} {...limits[kind]} />
          </label>
        ))}
    </fieldset>
  )
}
