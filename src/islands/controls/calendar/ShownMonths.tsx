import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { IsoDate, IsoMonth } from '../../../contract/scalars.ts'
import { bookableMonths, canGoBack, canGoForward, turnedTo } from '../../../domain/calendar/paging.ts'
import { addMonths, monthOf, monthsBetween, monthsFrom } from '../../../domain/dates/days.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import type { CalendarKnowledge, CalendarLayout } from './calendar-props.ts'
import { weekdayNames } from './Month.tsx'

/** The numbers of months side by side, turned by an arrow, and added at the end of the endless list. */
export const monthCounts = { pair: 2, turn: 1, more: 3 } as const

interface VisibleMonths {
  readonly months: readonly IsoMonth[]
  /** Turn back or forward; absent at the ends. */
  readonly back: (() => void) | undefined
  readonly forward: (() => void) | undefined
  /** Adds months to the endless list, up to the last that can be booked. */
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

/** At the ends an arrow is only marked as disabled, so that it keeps the focus. */
export function TwoMonths({ shown, children }: { shown: VisibleMonths; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.two}>
      <button type="button" className={css.back} aria-label={t`Previous month`} aria-disabled={!shown.back} onClick={shown.back}>
        <Icon name="left" />
      </button>
      <button type="button" className={css.forward} aria-label={t`Next month`} aria-disabled={!shown.forward} onClick={shown.forward}>
        <Icon name="right" />
      </button>
      {children}
    </div>
  )
}

export function EndlessMonths({ shown, children }: { shown: VisibleMonths; children: ReactNode }): ReactNode {
  const { market } = useSite()
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const more = useEffectEvent(() => shown.more())
  // An observer fits whatever scrolls: the list itself, or on low screens the drawer around it.
  useEffect(() => {
    // The end is in view at first, before the months above it are drawn.
    let left = false
    const observer = new IntersectionObserver((seen) => {
      for (const { isIntersecting } of seen) {
        if (isIntersecting && left) more()
        left ||= !isIntersecting
      }
    })
    if (end) observer.observe(end)
    return () => observer.disconnect()
  }, [end])
  return (
    <>
      <div className={css.weekdays} aria-hidden="true">
        {weekdayNames(market).map(({ long, short }) => (
          <span key={long}>{short}</span>
        ))}
      </div>
      <div className={css.endless}>
        {children}
        {/* Observers report changes only, so each batch of months has an end of its own. */}
        <i key={shown.months.length} ref={setEnd} className={css.end} />
      </div>
    </>
  )
}
