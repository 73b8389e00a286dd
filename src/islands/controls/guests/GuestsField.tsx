import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type GuestLimits, type Guests, isSameGuests } from '../../../domain/guests/guests.ts'
import { wideScreen } from '../../runtime/media.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { FieldButton } from '../field/FieldButton.tsx'
import { useGuestLabels } from './use-guest-labels.ts'

export interface GuestsPanelProps {
  readonly source: RefObject<HTMLElement | null>
  readonly title: string
  /** Whether the panel has the focus, or only shows what the focused button opens. */
  readonly entered: boolean
  readonly guests: Guests
  /** The limits of a stay by default. Kinds of guests without a limit are not offered. */
  readonly limits?: GuestLimits
  readonly onChange: (guests: Guests) => void
  readonly onClose: () => void
}

interface GuestsFieldProps extends Pick<GuestsPanelProps, 'guests' | 'limits'> {
  /** Called when the panel closes with another choice, since Escape and a press outside keep it too. */
  readonly onSave: (guests: Guests) => void
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
  const { panel, change, close, button } = useGuestsPanel(guests, onSave)
  const opened = useOpened(panel !== undefined)
  const title = label ?? t`Participants`
  return (
    <>
      <FieldButton
        {...button}
        className={className}
        icon="guests"
        label={title}
        value={labels.guests(panel?.draft ?? guests)}
        open={panel !== undefined}
        part="OpenGuests"
        {...(disabled && { disabled })}
      />
      {children}
      {panel && opened && (
        <opened.OpenGuests
          source={button.ref}
          title={title}
          entered={panel.entered}
          guests={panel.draft}
          {...(limits && { limits })}
          onChange={change}
          onClose={close}
        />
      )}
    </>
  )
}

interface ShownPanel extends Pick<GuestsPanelProps, 'entered'> {
  readonly draft: Guests
}

interface GuestsPanelState {
  /** Absent while closed. */
  readonly panel: ShownPanel | undefined
  readonly change: (draft: Guests) => void
  readonly close: () => void
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly onClick: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/**
 * The focus of the keyboard opens the dropdown and stays on the button: the next Tab goes into it, as do Enter, a click and the arrow down.
 * A drawer would take the focus, so there a press opens it. The panel stays closed when the focus returns, from it or from another window.
 */
function useGuestsPanel(guests: Guests, onSave: (guests: Guests) => void): GuestsPanelState {
  const [panel, setPanel] = useState<ShownPanel>()
  const ref = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  const show = (entered: boolean) => setPanel({ draft: panel?.draft ?? guests, entered })
  const close = () => {
    returns.current = true
    setPanel(undefined)
    if (panel && !isSameGuests(panel.draft, guests)) onSave(panel.draft)
  }
  const closed = panel === undefined
  // After the panel's own effect, which returns the focus.
  useLayoutEffect(() => {
    if (closed) returns.current = false
  }, [closed])
  return {
    panel,
    change: (draft) => setPanel({ draft, entered: true }),
    close,
    button: {
      ref,
      onClick: () => (panel?.entered ? close() : show(true)),
      onFocus: ({ currentTarget }) => {
        if (!returns.current && currentTarget.matches(':focus-visible') && matchMedia(wideScreen).matches) show(false)
        returns.current = false
      },
      onBlur: ({ currentTarget, relatedTarget: to }) => {
        // A document without focus means that the visitor went to another window, not to another field.
        if (!document.hasFocus()) returns.current = true
        // A press on what cannot have the focus gives it to an ancestor: in Safari also one on the panel's buttons.
        else if (panel && !(to instanceof Element && (to.closest('dialog') || to.contains(currentTarget)))) close()
      },
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        show(true)
      },
    },
  }
}
