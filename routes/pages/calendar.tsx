import type { ReactNode } from 'react'
import { Memo } from '../../src/hydration/server/Memo.tsx'
import { CalendarFirstSight } from '../../src/islands/parts/calendar/CalendarFirstSight.tsx'
import type { PageContext } from '../context.ts'

/** The first sight of the calendar that a page's island opens; of no use where dates are chosen already. */
export function FirstSightOfCalendar({ context, of, priced = false }: { context: PageContext; of: string; priced?: boolean }): ReactNode {
  const { today, hour, site } = context
  return (
    <Memo of={site.market} by={`calendar ${of} ${today} ${hour}`} ids="first-">
      {() => <CalendarFirstSight part={of} today={today} hour={hour} priced={priced} />}
    </Memo>
  )
}
