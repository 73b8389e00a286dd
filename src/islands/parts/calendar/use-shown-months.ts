import { useEffect, useEffectEvent, useState } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { bookableMonths, canGoBack, canGoForward, monthStep, monthsShown, turnedTo } from '../../../domain/calendar/paging.ts'
import { addMonths, type IsoMonth, monthOf, monthsBetween, monthsFrom } from '../../../domain/dates/month.ts'
import type { CalendarKnowledge, CalendarLayout } from './calendar-props.ts'

/** The months on show, and how to get to others. */
export interface ShownMonths {
  readonly months: readonly IsoMonth[]
  /** Previous and next month of the two; absent where there is none. */
  readonly back: (() => void) | undefined
  readonly forward: (() => void) | undefined
  /** Puts more months below the last one; nothing at the horizon. */
  readonly more: () => void
  /** Brings a month into the ones shown. */
  readonly reveal: (month: IsoMonth) => void
}

/** Two months that turn, or months that grow downwards from the current one. Tells `onMonthsShown` of what comes into view. */
export function useShownMonths(layout: CalendarLayout, start: IsoDate, { today, onMonthsShown }: CalendarKnowledge): ShownMonths {
  const { desktop: pair } = monthsShown
  const [first, setFirst] = useState(() => turnedTo(monthOf(start), 0, pair, today))
  const [count, setCount] = useState(() => monthsBetween(monthOf(today), monthOf(start)) + monthStep.mobile)
  const two = layout === 'two'
  const months = two ? monthsFrom(first, pair) : bookableMonths(today).slice(0, count)

  const shown = months.join()
  const tell = useEffectEvent((inView: readonly IsoMonth[]) => onMonthsShown?.(inView))
  useEffect(() => tell(shown.split(',')), [shown])

  const turn = (step: number) => setFirst((from) => turnedTo(from, step, pair, today))
  return {
    months,
    back: two && canGoBack(first, today) ? () => turn(-monthStep.desktop) : undefined,
    forward: two && canGoForward(first, pair, today) ? () => turn(monthStep.desktop) : undefined,
    more: () => setCount(Math.min(bookableMonths(today).length, months.length + monthStep.mobile)),
    reveal: (month) => {
      if (months.includes(month)) return
      if (!two) return setCount(monthsBetween(monthOf(today), month) + 1)
      setFirst(month < first ? month : addMonths(month, 1 - pair))
    },
  }
}
