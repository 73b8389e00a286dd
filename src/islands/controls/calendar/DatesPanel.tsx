import type { ReactNode, RefObject } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { Panel } from '../panel/Panel.tsx'
import type { CalendarKnowledge } from './calendar-props.ts'

export interface DatesPanelProps extends CalendarKnowledge {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly source: RefObject<HTMLElement | null>
  readonly dates: StayDates | undefined
  /** Receives complete dates, or undefined when they are cleared. A check-in alone is discarded when the panel closes. */
  readonly onPick: (dates: StayDates | undefined) => void
  /** Receives the check-in, and whether its check-out is still to be chosen. */
  readonly onCheckin?: ((checkin: IsoDate | undefined, waiting: boolean) => void) | undefined
  readonly children?: ReactNode
  /** Shown in place of the calendar. */
  readonly instead?: ReactNode
}

const useDraft = onDemand('DatesDraft', () => import('./DatesDraft.tsx'))

export function DatesPanel({ open, onClose, title, source, children, instead, ...rest }: DatesPanelProps): ReactNode {
  const draft = useDraft(open)
  return (
    <Panel open={open && draft !== undefined} onClose={onClose} title={title} source={source}>
      {draft && (
        <>
          {children}
          {instead || <draft.DatesDraft onClose={onClose} {...rest} />}
        </>
      )}
    </Panel>
  )
}
