import type { ReactNode } from 'react'
import type { ActivitiesAbout, ActivityOffers } from '../../../src/contract/activity.ts'
import { showsDistance } from '../../../src/domain/cards/distance-shown.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island, Takeover } from '../../../src/hydration/server/Island.tsx'
import { activityResults } from '../../../src/islands/activity-results/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { ShareButton } from '../../../src/ui/share/ShareButton.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { pageHref } from '../../../src/ui/pagination/page-href.ts'
import { FoundActivities } from '../../../src/ui/results/FoundActivities.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import type { PageContext } from '../../context.ts'
import { activitiesCrumbs } from './head.ts'

export interface ActivitiesPageProps {
  readonly context: PageContext
  readonly about: ActivitiesAbout
  /** Zero-based. */
  readonly page: number
  readonly criteria: SearchCriteria
  readonly offers: Promise<ActivityOffers>
  /** Themes suggested by the search box. */
  readonly themes: readonly { id: number; label: string }[]
}

/** Title, search box, results and selling points; no count and no filters (search, section 2). */
export function ActivitiesPage({ context, about, page, criteria, offers, themes }: ActivitiesPageProps): ReactNode {
  const { site, url, minisite } = context
  const own = href(site, 'activities')
  const base = { path: {}, query: url.search.slice(1), ...(minisite && { minisite: minisite.minisiteId }) }
  return (
    <>
      <Hero
        low
        title={about.mainTitle}
        image={about.mainImage}
        above={
          <>
            <Breadcrumb crumbs={activitiesCrumbs(context, about)} />
            <ShareButton />
          </>
        }
      >
        <Island
          island={searchBox}
          when="hash"
          props={{ ...base, action: own, compact: true, themes: [...themes], datesPrompt: 'none', periods: [] }}
        />
      </Hero>
      <div className="wrap" id="results">
        <Takeover island={activityResults} props={{ ...base, page }}>
          <Deferred data={offers} pending={<GridSkeleton cards={6} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
            {(response) => (
              <FoundActivities
                response={response}
                page={page}
                all={own}
                distances={showsDistance(criteria)}
                hrefOf={(to) => pageHref(url.href, to)}
              />
            )}
          </Deferred>
        </Takeover>
      </div>
      <SellingPoints flow="activity" />
      <Section>
        <SeoText blocks={about.pageModel.serpSeoLargeContent} />
      </Section>
    </>
  )
}
