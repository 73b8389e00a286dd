import type { ReactNode } from 'react'
import { Memo } from '../../src/hydration/server/memo/Memo.tsx'
import { CalendarPreview } from '../../src/islands/controls/calendar/CalendarPreview.tsx'
import type { PageContext } from '../context.ts'

/** For pages without chosen dates. */
export function PageCalendarPreview({
  context,
  part,
  priced = false,
}: {
  context: PageContext
  part: string
  priced?: boolean
}): ReactNode {
  const { today, hour } = context
  return <Memo component={CalendarPreview} props={{ part, today, hour, priced }} ids="preview-" />
}
