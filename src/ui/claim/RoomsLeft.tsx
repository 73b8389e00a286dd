import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RoomsEvidence } from '../../contract/claims.ts'
import { formatDateRange } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'
import { Claim } from './Claim.tsx'
import { useCountedAt } from './use-counted-at.ts'

export function RoomsLeft({ rooms, evidence }: { rooms: number; evidence: RoomsEvidence | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <Claim tone="scarcity" evidence={evidence && <Evidence evidence={evidence} />}>
      {t`${plural(rooms, { one: 'Only # room left on our site', other: 'Only # rooms left on our site' })}`}
    </Claim>
  )
}

function Evidence({ evidence: { room, checkin, checkout, countedAt } }: { evidence: RoomsEvidence }): ReactNode {
  const { market, today } = useSite()
  const counted = useCountedAt()
  return [room, formatDateRange(checkin, checkout, market, today), counted(countedAt)].join(' · ')
}
