import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { datesOf, type Selection, selectionOf } from '../../../domain/calendar/selection.ts'
import { useMedia, wideScreen } from '../../runtime/media.ts'
import { Calendar } from './Calendar.tsx'
import type { DatesPanelProps } from './DatesPanel.tsx'

/** Milliseconds after the check-out is chosen. */
const closeDelay = 1000

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

  // The dropdown closes after a moment that shows the stay; the drawer has Confirm.
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
  return <Calendar layout={wide ? 'two' : 'endless'} selection={selection} onChange={change} onConfirm={onClose} {...knowledge} />
}
