import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { guestsIcon } from '../../ui/icon/paths.ts'
import { guestLimitsIn } from '../../domain/guests/guests.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { GuestsPanel } from '../controls/guests/GuestsPanel.tsx'
import { useGuestsField } from '../controls/guests/use-guests-field.ts'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import { AsServed } from './AsServed.tsx'
import { NativeGuests } from './NativeGuests.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

export function GuestsField({ draft, served, maxAdults }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const labels = useGuestLabels()
  const { open, close, button } = useGuestsField()
  const { guests } = draft
  const fixed = flow === 'gifting'
  const limits = guestLimitsIn(flow, maxAdults)
  const field = {
    icon: guestsIcon,
    label: flow === 'activity' ? t({ message: 'Participants', context: 'activity' }) : t`Participants`,
    value: labels.guests(guests),
  }
  return (
    <div className={css.field}>
      <FieldButton className={css.control} {...field} {...button} open={open} part="OpenGuests" disabled={fixed} />
      {served && !fixed && (import.meta.env.SSR ? <NativeGuests label={field.label} guests={guests} limits={limits} /> : <AsServed />)}
      <GuestsPanel
        open={open}
        onClose={close}
        source={button.ref}
        title={field.label}
        guests={guests}
        limits={limits}
        onSave={(chosen) => draft.change({ kind: 'guests', guests: chosen })}
      />
    </div>
  )
}
