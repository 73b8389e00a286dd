import { useEffect, useEffectEvent, useState } from 'react'
import type { IsoDate, IsoMonth } from '../../../contract/scalars.ts'
import { bookableMonths, canGoBack, canGoForward, turnedTo } from '../../../domain/calendar/paging.ts'
import { addMonths, monthOf, monthsBetween, monthsFrom } from '../../../domain/dates/days.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { CalendarKnowledge, CalendarLayout } from './calendar-props.ts'

/** Months side by side, per turn of the arrows, and added at the end of the list. */
export const monthCounts = { pair: 2, turn: 1, more: 3 } as const

export interface VisibleMonths {
  readonly months: readonly IsoMonth[]
  /** Absent at the ends. */
  readonly back: (() => void) | undefined
  readonly forward: (() => void) | undefined
  /** Does nothing at the horizon. */
  readonly more: () => void
  readonly reveal: (month: IsoMonth) => void
}

export function useShownMonths(layout: CalendarLayout, start: IsoDate, { onMonthsShown }: CalendarKnowledge): VisibleMonths {
  const { today } = useSite()
  const { pair } = monthCounts
  const [first, setFirst] = useState(() => turnedTo(monthOf(start), 0, pair, today))
  const [count, setCount] = useState(() => monthsBetween(monthOf(today), monthOf(start)) + monthCounts.more)
  const two = layout === 'two'
  const months = two ? monthsFrom(first, pair) : bookableMonths(today).slice(0, count)

  const shown = months.join()
  const notifyMonths = useEffectEvent((inView: readonly IsoMonth[]) => onMonthsShown?.(inView))
  useEffect(() => notifyMonths(shown.split(',')), [shown])

  const turn = (step: number) => setFirst((from) => turnedTo(from, step, pair, today))
  return {
    months,
    back: two && canGoBack(first, today) ? () => turn(-monthCounts.turn) : undefined,
    forward: two && canGoForward(first, pair, today) ? () => turn(monthCounts.turn) : undefined,
    more: () => setCount(Math.min(bookableMonths(today).length, months.length + monthCounts.more)),
    reveal: (month) => {
      if (months.includes(month)) return
      if (!two) return setCount(monthsBetween(monthOf(today), month) + 1)
      setFirst(month < first ? month : addMonths(month, 1 - pair))
    },
  }
}
