import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { guestKeys } from '../../domain/criteria/party-and-dates.ts'
import { guestKinds, guestLimits, type Guests } from '../../domain/guests/guests.ts'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import css from './SearchFields.module.css'

/** The browser's own fields for the guests, for a visitor without scripts. */
export function NativeGuests({ guests }: { guests: Guests }): ReactNode {
  const { t } = useLingui()
  const words = useGuestWords()
  return (
    <fieldset className={css.native}>
      <legend className="unseen">{t`Participants`}</legend>
      {guestKinds.map((kind) => (
        <label key={kind}>
          {words.kind[kind]} ({words.ages(kind)})
          <input type="number" name={guestKeys[kind]} defaultValue={guests[kind]} {...guestLimits[kind]} />
        </label>
      ))}
    </fieldset>
  )
}
