import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../../src/contract/activity.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { activityBox } from '../../../src/islands/activity-box/island.ts'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { recentlyViewed } from '../../../src/islands/recently-viewed/island.ts'
import { ActivityHeader } from '../../../src/ui/activity/ActivityHeader.tsx'
import { ActivityPractical } from '../../../src/ui/activity/ActivityPractical.tsx'
import { ExpiredActivity } from '../../../src/ui/activity/ExpiredActivity.tsx'
import { PlacesSection } from '../../../src/ui/activity/PlacesSection.tsx'
import { ProgramSection } from '../../../src/ui/activity/ProgramSection.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { circleInfo } from '../../../src/ui/icon/paths.ts'
import { Facts } from '../../../src/ui/stay/Facts.tsx'
import { HowItWorks } from '../../../src/ui/stay/HowItWorks.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { PageContext } from '../../context.ts'
import { HotelPlace } from '../hotel-place.tsx'
import { viewedActivity } from '../viewed.ts'
import { activityCrumbs } from './head.ts'

export interface ActivityPageParts {
  readonly context: PageContext
  readonly detail: ActivityDetail
  readonly expired: boolean
  /** Adults that the query asks for. */
  readonly asked: number | undefined
  /** Months. */
  readonly validity: number
}

/** Both views of an activity: what it is and holds, and beside it what it costs and how it is bought. */
export function ActivityPage({ context, detail, expired, asked, validity }: ActivityPageParts): ReactNode {
  const { id, label, imagesBySize, prices } = detail
  const box = { activityId: id, label, prices, ...(asked !== undefined && { asked }) }
  return (
    <>
      <div className="wrap">
        <Breadcrumb of={activityCrumbs(context, detail)} />
        <ActivityHeader of={detail} validity={validity} />
        <Island of={gallery} when="interaction" props={{ label, pictures: imagesBySize }} />
      </div>
      <StayLayout panel={expired ? <ExpiredActivity /> : <Island of={activityBox} when="visible" props={box} />}>
        <Memo of={detail} by="activity">
          {() => <AboutActivity of={detail} />}
        </Memo>
        <PlacesSection of={detail} renderMap={(location) => <HotelPlace of={{ label: detail.mainActivityCenter.label, location }} />} />
        <Memo of={detail} by="practical">
          {() => <AroundActivity of={detail} />}
        </Memo>
      </StayLayout>
      {context.view.recentlyViewed && (
        <Island of={recentlyViewed} when="scroll" props={expired ? {} : { current: viewedActivity(detail) }} />
      )}
    </>
  )
}

function AboutActivity({ of }: { of: ActivityDetail }): ReactNode {
  return (
    <>
      <StaySection id="description" title={<Trans>Description</Trans>}>
        <LongText text={of.description} />
      </StaySection>
      <ProgramSection of={of} />
      {of.niceToKnow.length > 0 && (
        <StaySection id="nice-to-know" title={<Trans>Good to know</Trans>}>
          <Facts of={of.niceToKnow} />
        </StaySection>
      )}
      {of.importantInfo.length > 0 && (
        <StaySection id="important" title={<Trans>Important information</Trans>}>
          <Facts of={of.importantInfo} icon={circleInfo} />
        </StaySection>
      )}
    </>
  )
}

function AroundActivity({ of }: { of: ActivityDetail }): ReactNode {
  return (
    <>
      <ActivityPractical of={of} />
      <StaySection id="how" title={<Trans>How does it work?</Trans>}>
        <HowItWorks gift="activity" />
      </StaySection>
    </>
  )
}
