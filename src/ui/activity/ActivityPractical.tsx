import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { circleInfo, clock, pin } from '../icon/paths.ts'
import { Facts } from '../stay/Facts.tsx'
import css from '../stay/HotelSection.module.css'
import { InfoDialog } from '../stay/InfoDialog.tsx'
import { StaySection } from '../stay/StaySection.tsx'
import { Places } from './PlacesSection.tsx'

/** "Practical info" of an activity: getting there, opening hours, things to know. */
export function ActivityPractical({ of }: { of: ActivityDetail }): ReactNode {
  const { t } = useLingui()
  return (
    <StaySection id="practical" title={<Trans>Practical info</Trans>}>
      <div className={css.dialogs}>
        <InfoDialog id="getting-there" icon={pin} title={t`Getting there`}>
          <Places of={of} />
        </InfoDialog>
        <InfoDialog id="hours" icon={clock} title={t`Opening hours`}>
          {of.activities.map(({ activityId, title, schedules }) => (
            <p key={activityId}>
              <b>{title}</b>
              <br />
              {schedules}
            </p>
          ))}
        </InfoDialog>
        <InfoDialog id="to-know" icon={circleInfo} title={t`Things to know`}>
          <Facts of={[...of.importantInfo, ...of.niceToKnow]} icon={circleInfo} />
        </InfoDialog>
      </div>
    </StaySection>
  )
}
