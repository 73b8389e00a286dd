import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '../site/SiteContext.tsx'

/** Number of results by flow; of one hotel, of stays. `place` has its preposition ("in Bruges"). */
export function ResultsHeading({ count, place, ofHotel }: { count: number; place?: string | undefined; ofHotel?: boolean }): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const found =
    flow === 'gifting'
      ? t`${plural(count, { one: '# stay to give', other: '# stays to give' })}`
      : flow === 'activity'
        ? t`${plural(count, { one: '# activity', other: '# activities' })}`
        : ofHotel
          ? t`${plural(count, { one: '# stay', other: '# stays' })}`
          : t`${plural(count, { one: '# hotel', other: '# hotels' })}`
  return <h2 aria-live="polite">{place ? `${found} ${place}` : found}</h2>
}
