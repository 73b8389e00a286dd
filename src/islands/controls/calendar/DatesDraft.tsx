import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { datesOf, type Selection, selectionOf } from '../../../domain/calendar/selection.ts'
import { useMedia, wideScreen } from '../../runtime/media.ts'
import { Calendar } from './Calendar.tsx'
import type { DatesPanelProps } from './DatesPanel.tsx'

const closeDelayMs = 1000

/** The calendar of an open panel, whose dates are saved once they are complete or cleared. */
export function DatesDraft({
  dates,
  onPick,
  onCheckin,
  onClose,
  ...knowledge
}: Omit<DatesPanelProps, 'open' | 'title' | 'source' | 'children' | 'instead'>): ReactNode {
  const wide = useMedia(wideScreen)
  const [selection, setSelection] = useState<Selection>(() => selectionOf(dates))
  const [chosen, setChosen] = useState(false)
  const checkin = selection.phase === 'empty' ? undefined : selection.checkin
  const waiting = selection.phase === 'checkin'
  const notifyCheckin = useEffectEvent((...check: [checkin: IsoDate | undefined, waiting: boolean]) => onCheckin?.(...check))
  useEffect(() => notifyCheckin(checkin, waiting), [checkin, waiting])

  // Once both dates are chosen the dropdown shows them for a moment, then closes. The drawer waits for Confirm.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!chosen || !wide) return
    const timer = setTimeout(() => close(), closeDelayMs)
    return () => clearTimeout(timer)
  }, [chosen, wide])

  const change = (next: Selection) => {
    setSelection(next)
    setChosen(next.phase === 'both')
    if (next.phase !== 'checkin') onPick(datesOf(next))
  }
  return <Calendar layout={wide ? 'two' : 'endless'} selection={selection} onChange={change} onConfirm={onClose} {...knowledge} />
}
