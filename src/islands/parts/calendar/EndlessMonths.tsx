import type { ReactNode, UIEvent } from 'react'
import { scrollTrigger } from '../../../domain/calendar/paging.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import type { ShownMonths } from './use-shown-months.ts'
import { weekdayNames } from './weekday-names.ts'

/** Months below one another under one row of weekdays; more come before the visitor reaches the bottom. */
export function EndlessMonths({ shown, children }: { shown: ShownMonths; children: ReactNode }): ReactNode {
  const { market } = useSite()
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < scrollTrigger) shown.more()
  }
  return (
    <>
      <div className={css.weekdays} aria-hidden="true">
        {weekdayNames(market).map(({ long, short }) => (
          <span key={long}>{short}</span>
        ))}
      </div>
      <div className={css.endless} onScroll={onScroll}>
        {children}
      </div>
    </>
  )
}
