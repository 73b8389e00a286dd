import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Guests } from '../../domain/guests/guests.ts'
import { guests as icon } from '../../ui/icon/paths.ts'
import { GuestsPanel } from '../parts/guests/GuestsPanel.tsx'
import { useGuestsField } from '../parts/guests/use-guests-field.ts'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import { Field } from './Field.tsx'

/** Who comes. */
export function GuestsField({ guests, onSave }: { guests: Guests; onSave: (guests: Guests) => void }): ReactNode {
  const { t } = useLingui()
  const words = useGuestWords()
  const { open, close, button } = useGuestsField()
  return (
    <>
      <Field {...button} icon={icon} label={t`Participants`} value={words.party(guests)} open={open} part="OpenGuests" />
      <GuestsPanel open={open} onClose={close} source={button.ref} guests={guests} onSave={onSave} />
    </>
  )
}
