import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Flexibility } from '../../domain/search/flexibility.ts'
import { capitalised } from '../format/text.tsx'
import { formatMonthSince } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Writes "± 2 days" or "Any weekend in December, 2 nights". */
export function useFlexibilityLabel(): (flexibility: Flexibility) => string {
  const { t } = useLingui()
  const { market, today } = useSite()
  return (flexibility) => {
    if (flexibility.kind === 'around') return t`± ${plural(flexibility.days, { one: '# day', other: '# days' })}`
    const nights = t`${plural(flexibility.nights, { one: '# night', other: '# nights' })}`
    if (flexibility.month === undefined) return t`Any of the next weekends, ${nights}`
    const month = formatMonthSince(today, `${flexibility.month}-01`, market)
    return flexibility.kind === 'weekend' ? t`Any weekend in ${month}, ${nights}` : capitalised(`${month}, ${nights}`, market)
  }
}
