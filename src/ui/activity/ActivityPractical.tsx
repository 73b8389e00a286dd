import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { circleInfoIcon, clockIcon, pinIcon } from '../icon/paths.ts'
import { Facts } from '../facts/Facts.tsx'
import css from '../stay/HotelSection.module.css'
import { InfoDialog } from '../dialog/InfoDialog.tsx'
import { StaySection } from '../stay/StaySection.tsx'
import { Places } from './PlacesSection.tsx'

/** "Practical info": getting there, opening hours, things to know. Those are the conditions: other sections have the rest. */
export function ActivityPractical({ activity }: { activity: ActivityDetail }): ReactNode {
  const { t } = useLingui()
  const withConditions = activity.activities.filter(({ importantInformation }) => importantInformation.length > 0)
  return (
    <StaySection id="practical" title={<Trans>Practical info</Trans>}>
      <div className={css.dialogs}>
        <InfoDialog id="getting-there" icon={pinIcon} title={t`Getting there`}>
          <Places activity={activity} />
        </InfoDialog>
        <InfoDialog id="hours" icon={clockIcon} title={t`Opening hours`}>
          {activity.activities.map(({ activityId, title, schedules }) => (
            <p key={activityId}>
              <b>{title}</b>
              <br />
              {schedules}
            </p>
          ))}
        </InfoDialog>
        {withConditions.length > 0 && (
          <InfoDialog id="to-know" icon={circleInfoIcon} title={t`Things to know`}>
            {withConditions.map(({ activityId, title, importantInformation }) => (
              <div key={activityId}>
                {withConditions.length > 1 && <b>{title}</b>}
                <Facts facts={importantInformation} icon={circleInfoIcon} />
              </div>
            ))}
          </InfoDialog>
        )}
      </div>
    </StaySection>
  )
}
