import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { circleInfoIcon, clockIcon, pinIcon } from '../icon/paths.ts'
import { Facts } from '../facts/Facts.tsx'
import css from '../stay/HotelSection.module.css'
import { InfoDialog } from '../dialog/InfoDialog.tsx'
import { StaySection } from '../stay/StaySection.tsx'
import { Places } from './PlacesSection.tsx'

/** "Practical info": getting there, opening hours, things to know. */
export function ActivityPractical({ activity }: { activity: ActivityDetail }): ReactNode {
  const { t } = useLingui()
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
        <InfoDialog id="to-know" icon={circleInfoIcon} title={t`Things to know`}>
          <Facts facts={[...activity.importantInfo, ...activity.niceToKnow]} icon={circleInfoIcon} />
        </InfoDialog>
      </div>
    </StaySection>
  )
}
