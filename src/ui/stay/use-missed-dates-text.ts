import { useLingui } from '@lingui/react/macro'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { formatLongDate } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'

/** For dates of an address that have passed, or whose arrival is too late for today. */
export function useMissedDatesText(): (missed: StayDates) => string {
  const { t } = useLingui()
  const { market } = useSite()
  return ({ checkin }) => t`An arrival on ${formatLongDate(checkin, market)} can no longer be booked. Please choose other dates.`
}
