import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { ActivityDetail as ProgramLine } from '../stay/ActivityDetail.tsx'
import { StaySection } from '../stay/StaySection.tsx'

/** "In the program": every activity with what it consists of; who welcomes, its hours, its own description and conditions on opening. */
export function ProgramSection({ of }: { of: ActivityDetail }): ReactNode {
  return (
    <StaySection id="program" title={<Trans>In the program</Trans>}>
      {of.activities.map(({ activityId, title, description, duration, schedules, composition, importantInformation, activityCenter }) => (
        <ProgramLine
          key={activityId}
          of={{
            activityId,
            type: 'activity',
            title,
            duration,
            schedules,
            // The page begins with that of the whole.
            how: description && description !== of.description ? description : undefined,
            where: activityCenter.main ? undefined : activityCenter.label,
            detailList: composition,
            mustKnowList: importantInformation,
          }}
        />
      ))}
    </StaySection>
  )
}
