import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { guests as guestsIcon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { GuestsPanel } from '../parts/guests/GuestsPanel.tsx'
import { useGuestsField } from '../parts/guests/use-guests-field.ts'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import { AsServed } from './AsServed.tsx'
import { FieldButton } from './FieldButton.tsx'
import { NativeGuests } from './NativeGuests.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

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
      {served && !fixed && (import.meta.env.SSR ? <NativeGuests guests={guests} /> : <AsServed />)}
      <GuestsPanel open={open} onClose={close} source={button.ref} guests={guests} onSave={draft.chooseGuests} />
    </div>
  )
}
