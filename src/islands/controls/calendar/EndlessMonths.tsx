import type { ReactNode, UIEvent } from 'react'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import type { VisibleMonths } from './use-shown-months.ts'
import { weekdayNames } from './weekday-names.ts'

/** Pixels from the bottom of the endless list. */
const scrollTrigger = 200

export function EndlessMonths({ shown, children }: { shown: VisibleMonths; children: ReactNode }): ReactNode {
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
