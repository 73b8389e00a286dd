import type { ReactNode } from 'react'
import { Memo } from '../../src/hydration/server/memo/Memo.tsx'
import { CalendarPreview } from '../../src/islands/controls/calendar/CalendarPreview.tsx'

/** A calendar to look at before its island is ready, for pages without chosen dates. */
export function PageCalendarPreview({ part, priced = false }: { part: string; priced?: boolean }): ReactNode {
  return <Memo component={CalendarPreview} props={{ part, priced }} ids="preview-" />
}
