import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { GuestLimits, Guests } from '../../../domain/guests/guests.ts'
import { guestsIcon } from '../../../ui/icon/paths.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { FieldButton } from '../field/FieldButton.tsx'
import { useGuestLabels } from './use-guest-labels.ts'

export interface GuestsPanelProps {
  readonly source: RefObject<HTMLElement | null>
  readonly title: string
  readonly guests: Guests
  /** The limits of a stay by default. Kinds of guests without a limit are not offered. */
  readonly limits?: GuestLimits
  /** Called whenever the panel closes, since Escape and a press outside keep the choice too. */
  readonly onSave: (guests: Guests) => void
  readonly onClose: () => void
}

interface GuestsFieldProps extends Pick<GuestsPanelProps, 'guests' | 'limits' | 'onSave'> {
  readonly className: string | undefined
  /** "Participants" by default. */
  readonly label?: string
  /** Shows the number of guests without a panel to change it. */
  readonly disabled?: boolean
  /** Fields for visitors without scripts, which are placed behind the button. */
  readonly children?: ReactNode
}

const useOpened = onDemand('OpenGuests', () => import('./OpenGuests.tsx'))

/** A button with the number of guests, which opens a panel to change it. */
export function GuestsField({ className, label, guests, limits, disabled, onSave, children }: GuestsFieldProps): ReactNode {
  const { t } = useLingui()
  const labels = useGuestLabels()
  const { open, close, button } = useGuestsPanel()
  const opened = useOpened(open)
  const title = label ?? t`Participants`
  return (
    <>
      <FieldButton
        {...button}
        className={className}
        icon={guestsIcon}
        label={title}
        value={labels.guests(guests)}
        open={open}
        part="OpenGuests"
        {...(disabled && { disabled })}
      />
      {children}
      {open && opened && (
        <opened.OpenGuests source={button.ref} title={title} guests={guests} {...(limits && { limits })} onSave={onSave} onClose={close} />
      )}
    </>
  )
}

interface GuestsPanelState {
  readonly open: boolean
  readonly close: () => void
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly onClick: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * The panel opens when the button is focused by the keyboard and toggles on a click. It stays closed when it has returned the focus itself,
 * and when the focus leaves the button while the panel's code is loading.
 */
function useGuestsPanel(): GuestsPanelState {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const returned = useRef(false)
  const close = () => {
    returned.current = true
    setOpen(false)
  }
  return {
    open,
    close,
    button: {
      ref,
      onClick: () => (open ? close() : setOpen(true)),
      onFocus: ({ currentTarget }) => {
        if (!returned.current && currentTarget.matches(':focus-visible')) setOpen(true)
      },
      onBlur: ({ relatedTarget: to }) => {
        const intoPanel = to instanceof Element && to.closest('dialog') !== null
        returned.current = open && intoPanel
        // A document without focus means that the visitor went to another window, not to another field.
        if (!intoPanel && document.hasFocus()) setOpen(false)
      },
    },
  }
}
