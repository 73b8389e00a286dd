import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type GuestKind, guestKinds, guestLimits } from '../../domain/guests/guests.ts'
import { guests as guestsIcon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { GuestsPanel } from '../parts/guests/GuestsPanel.tsx'
import { useGuestsField } from '../parts/guests/use-guests-field.ts'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import { FieldButton } from './FieldButton.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

/** The criteria grammar's key of each kind of guest. */
const keys: Readonly<Record<GuestKind, string>> = { adults: 'a', children: 'c', babies: 'b' }

/** "Participants". A gift is for two: nothing to choose. */
export function GuestsField({ draft, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const words = useGuestWords()
  const { open, close, button } = useGuestsField()
  const { guests } = draft
  const fixed = flow === 'gifting'
  const field = { icon: guestsIcon, label: t`Participants`, value: words.party(guests) }
  return (
    <div className={css.field}>
      <FieldButton {...field} {...button} open={open} part="OpenGuests" disabled={fixed} />
      {served && !fixed && (
        <fieldset className={css.native} aria-label={t`Participants`}>
          {guestKinds.map((kind) => (
            <label key={kind}>
              {words.kind[kind]} ({words.ages(kind)})
              <input type="number" name={keys[kind]} defaultValue={guests[kind]} {...guestLimits[kind]} />
            </label>
          ))}
        </fieldset>
      )}
      <GuestsPanel open={open} onClose={close} source={button.ref} guests={guests} onSave={draft.chooseGuests} />
    </div>
  )
}
