import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useState } from 'react'
import { guestKinds, type Guests } from '../../../domain/guests/guests.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../panel/Panel.tsx'
import { GuestStepper } from './GuestStepper.tsx'
import css from './Guests.module.css'

export interface GuestsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
  readonly guests: Guests
  /** Told once, when the panel closes: Escape, Confirm and a click outside all keep the choice. */
  readonly onSave: (guests: Guests) => void
}

/** The pax selector, titled "Participants". */
export function GuestsPanel({ open, ...rest }: GuestsPanelProps): ReactNode {
  return open && <OpenGuests {...rest} />
}

function OpenGuests({ guests, onSave, onClose, source }: Omit<GuestsPanelProps, 'open'>): ReactNode {
  const { t } = useLingui()
  const [draft, setDraft] = useState(guests)
  const close = () => {
    onSave(draft)
    onClose()
  }
  return (
    <Panel open onClose={close} title={t`Participants`} source={source}>
      <div className={css.panel}>
        {guestKinds.map((kind, at) => (
          <GuestStepper key={kind} kind={kind} guests={draft} onChange={setDraft} first={at === 0} />
        ))}
      </div>
      <footer className={css.footer}>
        <Button wide onClick={close}>
          {t`Confirm`}
        </Button>
      </footer>
    </Panel>
  )
}
