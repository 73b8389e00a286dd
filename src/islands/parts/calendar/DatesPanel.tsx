import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { closeDelay, datesOf, type Selection, selectionOf } from '../../../domain/calendar/selection.ts'
import type { StayDates } from '../../../domain/criteria/search-criteria.ts'
import { Panel } from '../panel/Panel.tsx'
import { useMedia, wideScreen } from '../use-media.ts'
import { Calendar } from './Calendar.tsx'
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

/** A calendar in its panel: two months in a dropdown on wide screens, an endless list in a full-screen drawer on others. */
export function DatesPanel({ open, onClose, title, source, ...rest }: DatesPanelProps): ReactNode {
  return (
    <Panel open={open} onClose={onClose} title={title} source={source}>
      <Draft onClose={onClose} {...rest} />
    </Panel>
  )
}

function Draft({
  dates,
  onPick,
  onCheckin,
  onClose,
  children,
  ...knowledge
}: Omit<DatesPanelProps, 'open' | 'title' | 'source'>): ReactNode {
  const wide = useMedia(wideScreen)
  const [selection, setSelection] = useState<Selection>(() => selectionOf(dates))
  const [chosen, setChosen] = useState(false)
  const checkin = selection.phase === 'checkin' ? selection.checkin : undefined
  const tellCheckin = useEffectEvent((waiting: IsoDate | undefined) => onCheckin?.(waiting))
  useEffect(() => tellCheckin(checkin), [checkin])

  // The dropdown stays a moment, so that the visitor sees the stay; in the drawer there is Confirm.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!chosen || !wide) return
    const timer = setTimeout(() => close(), closeDelay)
    return () => clearTimeout(timer)
  }, [chosen, wide])

  const change = (next: Selection) => {
    setSelection(next)
    setChosen(next.phase === 'both')
    if (next.phase !== 'checkin') onPick(datesOf(next))
  }
  return (
    <>
      {children}
      <Calendar layout={wide ? 'two' : 'endless'} selection={selection} onChange={change} onConfirm={onClose} {...knowledge} />
    </>
  )
}
