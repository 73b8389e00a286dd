import type { ReactNode } from 'react'
import { Memo } from '../../src/hydration/server/memo/Memo.tsx'
import { CalendarPreview } from '../../src/islands/controls/calendar/CalendarPreview.tsx'

/** For pages without chosen dates. */
export function PageCalendarPreview({ part, priced = false }: { part: string; priced?: boolean }): ReactNode {
  return <Memo component={CalendarPreview} props={{ part, priced }} ids="preview-" />
}
