import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { ProgramLine } from '../stay/ProgramLine.tsx'
import { StaySection } from '../stay/StaySection.tsx'

/** Hours and conditions are left out: they are in the practical information. */
export function ProgramSection({ activity }: { activity: ActivityDetail }): ReactNode {
  return (
    <StaySection id="program" title={<Trans>In the program</Trans>}>
      {activity.activities.map(({ activityId, title, description, duration, composition, activityCenter }) => (
        <ProgramLine
          key={activityId}
          activity={{
            activityId,
            type: 'activity',
            title,
            duration,
            // The header of the page has the activity's own description already.
            how: description && description !== activity.description ? description : undefined,
            where: activityCenter.main ? undefined : activityCenter.label,
            detailList: composition,
          }}
        />
      ))}
    </StaySection>
  )
}
