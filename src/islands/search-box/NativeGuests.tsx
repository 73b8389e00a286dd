import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type GuestKind, guestKinds, guestLimits, type Guests } from '../../domain/guests/guests.ts'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import css from './SearchFields.module.css'

/** The criteria grammar's key of each kind of guest. */
const keys: Readonly<Record<GuestKind, string>> = { adults: 'a', children: 'c', babies: 'b' }

/** The browser's own fields for the guests, for a visitor without scripts. */
export function NativeGuests({ guests }: { guests: Guests }): ReactNode {
  const { t } = useLingui()
  const words = useGuestWords()
  return (
    <fieldset className={css.native} aria-label={t`Participants`}>
      {guestKinds.map((kind) => (
        <label key={kind}>
          {words.kind[kind]} ({words.ages(kind)})
          <input type="number" name={keys[kind]} defaultValue={guests[kind]} {...guestLimits[kind]} />
        </label>
      ))}
    </fieldset>
  )
}
