import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard, OffersResponse } from '../../../src/contract/offers.ts'
import type { ActivityDetail } from '../../../src/contract/activity.ts'
import { experimentsOfCards } from '../../../src/domain/experiments/experiments.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { activityBox } from '../../../src/islands/activity-box/island.ts'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { ActivityHeader } from '../../../src/ui/activity/ActivityHeader.tsx'
import { ActivityPractical } from '../../../src/ui/activity/ActivityPractical.tsx'
import { ExpiredActivity } from '../../../src/ui/activity/ExpiredActivity.tsx'
import { PlacesSection } from '../../../src/ui/activity/PlacesSection.tsx'
import { ProgramSection } from '../../../src/ui/activity/ProgramSection.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { HowItWorks } from '../../../src/ui/stay/HowItWorks.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import { HotelMapIsland } from '../hotel-map-island.tsx'
import { viewedActivity } from '../../../src/domain/product-lists/viewed-products.ts'
import { activityCrumbs } from './head.ts'
import { RecentlyViewedSection } from '../recently-viewed.tsx'

export interface ActivityPageProps {
  readonly detail: ActivityDetail
  readonly sections: StoredSections
  readonly expired: boolean
  readonly initialAdults: number | undefined
  readonly validityMonths: number
  /** The nearest stays come first. Customer care sees none. */
  readonly stays: Promise<OffersResponse> | undefined
}

export function ActivityPage({ detail, sections, expired, initialAdults, validityMonths, stays }: ActivityPageProps): ReactNode {
  return (
    <>
      <ContentSection
        name="activity"
        sections={sections}
        component={ActivityContent}
        content={{ activity: detail, validityMonths }}
        slots={{
          panel: expired ? (
            <ExpiredActivity />
          ) : initialAdults === undefined ? (
            <ContentSection name="panel" sections={sections} component={ActivityPanel} content={{ activity: detail }} />
          ) : (
            <ActivityPanel activity={detail} initialAdults={initialAdults} />
          ),
        }}
      />
      {stays && (
        <Deferred
          data={stays}
          pending={
            <Section>
              <GridSkeleton cards={3} />
            </Section>
          }
          failed={null}
        >
          {({ exactMatch: offers }) =>
            offers.length > 0 && (
              <ContentSection
                name="stays"
                sections={sections}
                component={StaysNearby}
                content={{ offers }}
                responses={['offers']}
                experiments={experimentsOfCards}
              />
            )
          }
        </Deferred>
      )}
      <ContentSection name="viewed" sections={sections} component={Viewed} content={{ activity: detail, expired }} />
    </>
  )
}

interface ActivityContentProps {
  readonly activity: ActivityDetail
  readonly validityMonths: number
  readonly panel: ReactNode
}

/** The whole page of an activity but for the choice of guests. */
function ActivityContent({ activity, validityMonths, panel }: ActivityContentProps): ReactNode {
  const { label, imagesBySize, mainActivityCenter } = activity
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={activityCrumbs(useSite(), activity)} />
        <ActivityHeader activity={activity} validityMonths={validityMonths} />
      </div>
      <StayLayout gallery={<Island island={gallery} when="interaction" props={{ label, pictures: imagesBySize }} />} panel={panel}>
        <AboutActivity activity={activity} />
        <PlacesSection
          activity={activity}
          renderMap={(location) => <HotelMapIsland hotel={{ label: mainActivityCenter.label, location }} />}
        />
        <AroundActivity activity={activity} />
      </StayLayout>
    </>
  )
}

function ActivityPanel({ activity, initialAdults }: { activity: ActivityDetail; initialAdults?: number }): ReactNode {
  const { id, label, prices } = activity
  const props = { activityId: id, label, prices, ...(initialAdults !== undefined && { initialAdults }) }
  return <Island island={activityBox} when="visible" props={props} />
}

function Viewed({ activity, expired }: { activity: ActivityDetail; expired: boolean }): ReactNode {
  return <RecentlyViewedSection current={expired ? undefined : viewedActivity(activity)} />
}

function StaysNearby({ offers }: { offers: readonly OfferCard[] }): ReactNode {
  return (
    <Section id="stays-nearby" title={<Trans>Stays nearby</Trans>}>
      <ResultsGrid offers={offers} distances />
    </Section>
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
          <Facts facts={activity.importantInfo} icon="info" />
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
