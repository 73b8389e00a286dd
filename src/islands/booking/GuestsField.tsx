import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { Guests } from '../../domain/guests/guests.ts'
import { guests as icon } from '../../ui/icon/paths.ts'
import { GuestsPanel } from '../parts/guests/GuestsPanel.tsx'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import { Field } from './Field.tsx'

/** Who comes. */
export function GuestsField({ guests, onSave }: { guests: Guests; onSave: (guests: Guests) => void }): ReactNode {
  const { t } = useLingui()
  const words = useGuestWords()
  const [open, setOpen] = useState(false)
  const source = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Field ref={source} icon={icon} label={t`Participants`} value={words.party(guests)} open={open} onClick={() => setOpen(!open)} />
      <GuestsPanel open={open} onClose={() => setOpen(false)} source={source} guests={guests} onSave={onSave} />
    </>
  )
}
