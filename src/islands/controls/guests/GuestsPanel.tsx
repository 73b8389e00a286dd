import type { ReactNode, RefObject } from 'react'
import type { GuestLimits, Guests } from '../../../domain/guests/guests.ts'
import { onDemand } from '../../runtime/on-demand.ts'

export interface GuestsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
  readonly guests: Guests
  /** A stay's by default; only its kinds are shown. */
  readonly limits?: GuestLimits
  /** Travellers by default. */
  readonly title?: string
  /** Called on close: Escape and a click outside keep the choice. */
  readonly onSave: (guests: Guests) => void
}

const useOpened = onDemand('OpenGuests', () => import('./OpenGuests.tsx'))

export function GuestsPanel({ open, ...rest }: GuestsPanelProps): ReactNode {
  const opened = useOpened(open)
  return open && opened && <opened.OpenGuests {...rest} />
}
