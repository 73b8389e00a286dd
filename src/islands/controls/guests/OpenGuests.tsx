import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { guestKinds, guestLimits } from '../../../domain/guests/guests.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../panel/Panel.tsx'
import { ChildAges } from './ChildAges.tsx'
import { GuestStepper } from './GuestStepper.tsx'
import css from './Guests.module.css'
import type { GuestsPanelProps } from './GuestsPanel.tsx'

export function OpenGuests({ guests, limits = guestLimits, onSave, onClose, source, title }: Omit<GuestsPanelProps, 'open'>): ReactNode {
  const { t } = useLingui()
  const [draft, setDraft] = useState(guests)
  const kinds = guestKinds.filter((kind) => limits[kind])
  const close = () => {
    onSave(draft)
    onClose()
  }
  return (
    <Panel open onClose={close} title={title ?? t`Participants`} source={source}>
      <div className={css.panel}>
        {kinds.map((kind, at) => (
          <GuestStepper key={kind} {...{ kind, limits }} guests={draft} onChange={setDraft} first={at === 0} />
        ))}
        {limits.children && <ChildAges guests={draft} onChange={setDraft} />}
      </div>
      <footer className={css.footer}>
        <Button wide onClick={close}>
          {t`Confirm`}
        </Button>
      </footer>
    </Panel>
  )
}
