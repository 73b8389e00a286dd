import type { ReactNode, RefObject } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import type { StayDates } from '../../../domain/criteria/search-criteria.ts'
import { onDemand } from '../on-demand.ts'
import { Panel } from '../panel/Panel.tsx'
import type { CalendarKnowledge } from './calendar-props.ts'

export interface DatesPanelProps extends CalendarKnowledge {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The field that opens it. */
  readonly source: RefObject<HTMLElement | null>
  readonly dates: StayDates | undefined
  /** Both dates were chosen, or Clear. Half a choice is never told: closing discards it. */
  readonly onPick: (dates: StayDates | undefined) => void
  /** A check-in waits for its check-out (then its allowed nights can be fetched), or none does any more. */
  readonly onCheckin?: ((checkin: IsoDate | undefined) => void) | undefined
  /** Above the calendar: shortcuts. */
  readonly children?: ReactNode
}

const useDraft = onDemand(() => import('./DatesDraft.tsx'))

/** A calendar in its panel: two months in a dropdown on wide screens, an endless list in a full-screen drawer on others. */
export function DatesPanel({ open, onClose, title, source, ...rest }: DatesPanelProps): ReactNode {
  const draft = useDraft(open)
  return (
    <Panel open={open && draft !== undefined} onClose={onClose} title={title} source={source}>
      {draft && <draft.Draft onClose={onClose} {...rest} />}
    </Panel>
  )
}
