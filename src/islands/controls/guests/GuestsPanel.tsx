import type { ReactNode, RefObject } from 'react'
import type { GuestLimits, Guests } from '../../../domain/guests/guests.ts'
import { onDemand } from '../../runtime/on-demand.ts'

export interface GuestsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
  readonly guests: Guests
  /** A stay's by default. Only the kinds in it are shown. */
  readonly limits?: GuestLimits
  /** Names who they are, as the field does: travellers by default. */
  readonly title?: string
  /** Called when the panel closes: Escape and a click outside keep the choice too. */
  readonly onSave: (guests: Guests) => void
}

const useOpened = onDemand('OpenGuests', () => import('./OpenGuests.tsx'))

export function GuestsPanel({ open, ...rest }: GuestsPanelProps): ReactNode {
  const opened = useOpened(open)
  return open && opened && <opened.OpenGuests {...rest} />
}
