import { useLingui } from '@lingui/react/macro'
import type { ActivityFault } from '../../domain/booking/check-booking.ts'

/** Says what is wrong with the date of an activity; `other` is the title of the one at the same time. */
export function useActivityFaultText(): (fault: ActivityFault, other?: string) => string {
  const { t } = useLingui()
  return (fault, other) => {
    const texts: Readonly<Record<ActivityFault, string>> = {
      missing: t`Please choose your activity dates.`,
      gone: t`This date is no longer available. Please choose another.`,
      clash:
        other === undefined
          ? t`Two of your activities are at the same time.`
          : t`At the same time as “${other}”. Please choose another time for one of them, or other dates of travel.`,
    }
    return texts[fault]
  }
}
