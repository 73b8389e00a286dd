import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { focusAfterKey } from '../../../domain/calendar/date-grid-keys.ts'
import { commonMinimumStay } from '../../../domain/calendar/day-price.ts'
import { type CalendarRules, isSelectable } from '../../../domain/calendar/day-selectability.ts'
import { lastBookableDay } from '../../../domain/calendar/paging.ts'
import { pick } from '../../../domain/calendar/selection.ts'
import { firstOfMonth, lastOfMonth, monthOf, monthsBetween } from '../../../domain/dates/days.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { askMarketTime } from '../../runtime/market-clock.ts'
import css from './Calendar.module.css'
import { CalendarFooter } from './CalendarFooter.tsx'
import type { CalendarProps } from './calendar-props.ts'
import { EndlessMonths, TwoMonths, useShownMonths } from './ShownMonths.tsx'
import { Month } from './Month.tsx'

/**
 * Both specifications, "Calendar". Its keys are those of the ARIA Authoring Practices. Days that cannot be chosen take the focus too, because
 * their labels say why.
 */
export function Calendar(props: CalendarProps): ReactNode {
  const { today, hour } = useSite()
  const { days, selection, allowedNights, loadedMonths } = props
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setCurrent] = useState<IsoDate>(() => (selection.phase === 'empty' ? today : selection.checkin))
  const current = chosen < today ? today : chosen
  const [preview, setPreview] = useState<IsoDate>()
  const moved = useRef(false)
  const shown = useShownMonths(props.layout, current, props)
  const rules = useMemo<CalendarRules>(
    () => ({ today, hour, days, selection, checkoutNights: allowedNights }),
    [today, hour, days, selection, allowedNights],
  )
  // Months out of sight are rendered after the next paint, so that a click does not wait for them.
  const later = useDeferredValue(rules)
  const drawn = useDeferredValue(shown.months.length, firstDrawn)
  const inUse = monthOf(current)
  const tabStop = shown.months.includes(monthOf(current)) ? current : firstDayOf(shown.months[0], today)

  // The tab may have been open overnight: yesterday can no longer be booked.
  useEffect(() => void askMarketTime(), [])
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus()
  }, [current])

  const choose = (date: IsoDate) => {
    setCurrent(date)
    if (isSelectable(date, rules) && !isWaiting(date, props)) props.onChange(pick(selection, date))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const date = dateAt(event)
    if (date === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const isPick = event.key === 'Enter' || event.key === ' '
    const to = isPick ? date : focusAfterKey(date, event.key, event.shiftKey, today, lastBookableDay(today))
    if (to === undefined) return
    event.preventDefault()
    if (isPick) return choose(date)
    moved.current = to !== current
    shown.reveal(monthOf(to))
    setCurrent(to)
    setPreview(to)
  }
  const onPointerOver = (event: PointerEvent) => event.pointerType === 'mouse' && setPreview(dateAt(event))

  // Nights are marked only up to a day that can be the check-out.
  const proposed = preview !== undefined && isSelectable(preview, rules) ? preview : undefined
  const commonNights = useMemo(() => days && commonMinimumStay(days), [days])
  const Months = props.layout === 'two' ? TwoMonths : EndlessMonths
  return (
    <div ref={root} className={css.calendar} data-layout={props.layout} data-priced={days ? '' : undefined}>
      <Months shown={shown}>
        <div
          role="presentation"
          className={css.months}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            const date = dateAt(event)
            if (date !== undefined) choose(date)
          }}
          onPointerOver={onPointerOver}
          onPointerLeave={() => setPreview(undefined)}
        >
          {shown.months.slice(0, Math.max(drawn, shown.months.indexOf(inUse) + firstDrawn)).map((month) => (
            <Month
              key={month}
              month={month}
              rules={isBeside(month, inUse) ? rules : later}
              commonNights={commonNights}
              waiting={days !== undefined && loadedMonths !== undefined && !loadedMonths.includes(month)}
              tabStop={monthOf(tabStop) === month ? tabStop : undefined}
              preview={proposed}
            />
          ))}
        </div>
      </Months>
      <CalendarFooter
        {...props}
        rules={rules}
        commonNights={commonNights}
        proposed={preview ?? (selection.phase === 'checkin' ? selection.checkin : undefined)}
      />
    </div>
  )
}

/** The first paint has as many months as a screen shows. */
const firstDrawn = 2

const isBeside = (month: string, other: string) => Math.abs(monthsBetween(month, other)) < firstDrawn

function isWaiting(date: IsoDate, { days, loadedMonths }: CalendarProps): boolean {
  return days !== undefined && loadedMonths !== undefined && !loadedMonths.includes(monthOf(date))
}

function firstDayOf(month: string | undefined, today: IsoDate): IsoDate {
  return month === undefined || lastOfMonth(month) < today || firstOfMonth(month) < today ? today : firstOfMonth(month)
}

function dateAt(event: SyntheticEvent): IsoDate | undefined {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : undefined
  return cell?.dataset['date']
}
