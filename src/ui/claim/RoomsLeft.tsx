import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RoomsEvidence } from '../../contract/claims.ts'
import { Badge } from '../badge/Badge.tsx'
import { formatDate, formatDateRange } from '../format/date.ts'
import { formatTime } from '../format/time.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './RoomsLeft.module.css'

/** "Only 2 rooms left on our site"; with evidence it unfolds which room, which nights and when they were counted. */
export function RoomsLeft({ rooms, evidence }: { rooms: number; evidence: RoomsEvidence | undefined }): ReactNode {
  const { t } = useLingui()
  const claim = (
    <Badge tone="scarcity">{t`${plural(rooms, { one: 'Only # room left on our site', other: 'Only # rooms left on our site' })}`}</Badge>
  )
  if (!evidence) return claim
  return (
    <details className={css.claim}>
      <summary>{claim}</summary>
      <Evidence evidence={evidence} />
    </details>
  )
}

function Evidence({ evidence: { room, checkin, checkout, countedAt } }: { evidence: RoomsEvidence }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const dates = formatDateRange(checkin, checkout, market)
  const [day = '', time = ''] = countedAt.split('T')
  return <small>{t`${room} · ${dates} · counted on ${formatDate(day, market)} at ${formatTime(time, market)}`}</small>
}
