import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../format/date.ts'
import { formatTime } from '../format/time.ts'
import { useSite } from '../site/SiteContext.tsx'

/** `countedAt` has the form `yyyy-MM-ddTHH:mm`. */
export function useCountedAt(): (countedAt: string) => string {
  const { t } = useLingui()
  const { market } = useSite()
  return (countedAt) => {
    const [day = '', time = ''] = countedAt.split('T')
    return t`counted on ${formatDate(day, market)} at ${formatTime(time, market)}`
  }
}
