import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { Facts } from '../facts/Facts.tsx'
import { Coordinates } from '../stay/Coordinates.tsx'
import css from '../stay/HotelSection.module.css'
import { InfoDialog } from '../dialog/InfoDialog.tsx'
import { StaySection } from '../stay/StaySection.tsx'
import { Places } from './PlacesSection.tsx'

export function ActivityPractical({ activity }: { activity: ActivityDetail }): ReactNode {
  const { t } = useLingui()
  const conditions = activity.activities.filter(({ importantInformation }) => importantInformation.length > 0)
  return (
    <StaySection id="practical" title={<Trans>Practical info</Trans>}>
      <div className={css.dialogs}>
        <InfoDialog id="getting-there" icon="pin" title={t`Getting there`}>
          <Places activity={activity} below={coordinatesOf} />
        </InfoDialog>
        <InfoDialog id="hours" icon="clock" title={t`Opening hours`}>
          {activity.activities.map(({ activityId, title, schedules }) => (
            <p key={activityId}>
              <b>{title}</b>
              <br />
              {schedules}
            </p>
          ))}
        </InfoDialog>
        {conditions.length > 0 && (
          <InfoDialog id="to-know" icon="info" title={t`Things to know`}>
            {conditions.map(({ activityId, title, importantInformation }) => (
              <div key={activityId} className="stack">
                {conditions.length > 1 && <b>{title}</b>}
                <Facts facts={importantInformation} icon="info" />
              </div>
            ))}
          </InfoDialog>
        )}
      </div>
    </StaySection>
  )
}

const coordinatesOf = (location: ActivityDetail['locations'][number]): ReactNode => <Coordinates location={location} />
