import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Footer } from '../../../src/contract/cms.ts'
import type { ActivityDetail } from '../../../src/contract/activity.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { activityBox } from '../../../src/islands/activity-box/island.ts'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { ActivityHeader } from '../../../src/ui/activity/ActivityHeader.tsx'
import { ActivityPractical } from '../../../src/ui/activity/ActivityPractical.tsx'
import { ExpiredActivity } from '../../../src/ui/activity/ExpiredActivity.tsx'
import { PlacesSection } from '../../../src/ui/activity/PlacesSection.tsx'
import { ProgramSection } from '../../../src/ui/activity/ProgramSection.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { circleInfoIcon } from '../../../src/ui/icon/paths.ts'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { HowItWorks } from '../../../src/ui/stay/HowItWorks.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { PageContext } from '../../context.ts'
import { HotelPlace } from '../hotel-place.tsx'
import { viewedActivity } from '../../../src/domain/shelf/viewed-products.ts'
import { activityCrumbs } from './head.ts'
import { RecentlyViewed } from '../recently-viewed.tsx'

export interface ActivityPageProps {
  readonly context: PageContext
  readonly detail: ActivityDetail
  readonly expired: boolean
  /** Adults of the query. */
  readonly initialAdults: number | undefined
  /** Months. */
  readonly validity: number
  /** Customer service, where activities are not sold online. */
  readonly byPhone: Footer['contact'] | undefined
}

/** Description of an activity, with its price and booking box beside it. */
export function ActivityPage({ context, detail, expired, initialAdults, validity, byPhone }: ActivityPageProps): ReactNode {
  const { id, label, imagesBySize, prices } = detail
  const box = { activityId: id, label, prices, ...(initialAdults !== undefined && { initialAdults }), ...(byPhone && { byPhone }) }
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={activityCrumbs(context, detail)} />
        <ActivityHeader activity={detail} validity={validity} />
      </div>
      <StayLayout
        gallery={<Island island={gallery} when="interaction" props={{ label, pictures: imagesBySize }} />}
        panel={expired ? <ExpiredActivity /> : <Island island={activityBox} when="visible" props={box} />}
      >
        <AboutActivity activity={detail} />
        <PlacesSection
          activity={detail}
          renderMap={(location) => <HotelPlace hotel={{ label: detail.mainActivityCenter.label, location }} />}
        />
        <AroundActivity activity={detail} />
      </StayLayout>
      <RecentlyViewed context={context} current={expired ? undefined : viewedActivity(detail)} />
    </>
  )
}

function AboutActivity({ activity }: { activity: ActivityDetail }): ReactNode {
  return (
    <>
      <StaySection id="description" title={<Trans>Description</Trans>}>
        <LongText text={activity.description} />
      </StaySection>
      <ProgramSection activity={activity} />
      {activity.niceToKnow.length > 0 && (
        <StaySection id="nice-to-know" title={<Trans>Good to know</Trans>}>
          <Facts facts={activity.niceToKnow} />
        </StaySection>
      )}
      {activity.importantInfo.length > 0 && (
        <StaySection id="important" title={<Trans>Important information</Trans>}>
          <Facts facts={activity.importantInfo} icon={circleInfoIcon} />
        </StaySection>
      )}
    </>
  )
}

function AroundActivity({ activity }: { activity: ActivityDetail }): ReactNode {
  return (
    <>
      <ActivityPractical activity={activity} />
      <StaySection id="how" title={<Trans>How does it work?</Trans>}>
        <HowItWorks gift="activity" />
      </StaySection>
    </>
  )
}
