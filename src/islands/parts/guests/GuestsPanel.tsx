import type { ReactNode, RefObject } from 'react'
import type { GuestLimits, Guests } from '../../../domain/guests/guests.ts'
import { onDemand } from '../on-demand.ts'

export interface GuestsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
  readonly guests: Guests
  /** A stay's when absent. An activity passes its own; only the kinds named there are shown. */
  readonly limits?: GuestLimits
  /** Told once, when the panel closes: Escape, Confirm and a click outside all keep the choice. */
  readonly onSave: (guests: Guests) => void
}

const useOpened = onDemand(() => import('./OpenGuests.tsx'))

/** The pax selector, titled "Participants". */
export function GuestsPanel({ open, ...rest }: GuestsPanelProps): ReactNode {
  const opened = useOpened(open)
  return open && opened && <opened.OpenGuests {...rest} />
}
