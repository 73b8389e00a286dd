import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookingsEvidence } from '../../contract/claims.ts'
import { formatDateRange } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'
import { useCountedAt } from './use-counted-at.ts'

export function BookingsCount({ evidence: { count, from, until, countedAt } }: { evidence: BookingsEvidence }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const counted = useCountedAt()
  const bookings = t`${plural(count, { one: '# booking', other: '# bookings' })}`
  return [bookings, formatDateRange(from, until, market, today), counted(countedAt)].join(' · ')
}
