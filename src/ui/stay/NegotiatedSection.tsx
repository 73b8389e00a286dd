import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Activity } from '../../contract/stay.ts'
import { ProgramLine } from './ProgramLine.tsx'
import { StaySection } from './StaySection.tsx'

const order: readonly Activity['type'][] = ['dinner', 'activity', 'extra']

export function NegotiatedSection({ activities }: { activities: readonly Activity[] }): ReactNode {
  const shown = order.flatMap((type) => activities.filter((activity) => activity.type === type))
  if (!shown.length) return null
  return (
    <StaySection id="experience" title={<Trans>We have negotiated for you</Trans>}>
      {shown.map((activity) => (
        <ProgramLine key={activity.activityId} activity={activity} />
      ))}
    </StaySection>
  )
}
