import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Guests } from '../../../domain/guests/guests.ts'
import { guestsIcon } from '../../../ui/icon/paths.ts'
import { GuestsPanel } from '../../controls/guests/GuestsPanel.tsx'
import { useGuestsField } from '../../controls/guests/use-guests-field.ts'
import { useGuestLabels } from '../../controls/guests/use-guest-labels.ts'
import { FieldButton } from '../../controls/field/FieldButton.tsx'
import css from '../panel.module.css'

export function GuestsField({ guests, onSave }: { guests: Guests; onSave: (guests: Guests) => void }): ReactNode {
  const { t } = useLingui()
  const labels = useGuestLabels()
  const { open, close, button } = useGuestsField()
  return (
    <>
      <FieldButton
        {...button}
        className={css.field}
        icon={guestsIcon}
        label={t`Participants`}
        value={labels.guests(guests)}
        open={open}
        part="OpenGuests"
      />
      <GuestsPanel open={open} onClose={close} source={button.ref} guests={guests} onSave={onSave} />
    </>
  )
}
