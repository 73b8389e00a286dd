import type { ReactNode } from 'react'
import type { ActivitiesAbout, ActivityOffers } from '../../../src/contract/activity.ts'
import { showsDistance } from '../../../src/domain/cards/distance-shown.ts'
import type { SearchCriteria } from '../../../src/domain/criteria/search-criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island, Takeover } from '../../../src/hydration/server/Island.tsx'
import { activityResults } from '../../../src/islands/activity-results/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { FoundActivities } from '../../../src/ui/results/FoundActivities.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import type { PageContext } from '../../context.ts'
import { pageHref } from '../search/head.ts'
import { activitiesCrumbs } from './head.ts'

export interface ActivitiesPageParts {
  readonly context: PageContext
  readonly about: ActivitiesAbout
  /** Zero-based. */
  readonly page: number
  readonly criteria: SearchCriteria
  readonly offers: Promise<ActivityOffers>
  /** Proposed by the search box. */
  readonly themes: readonly { id: number; label: string }[]
}

/** Title and search box, why to choose here, and only the list: no count, no filters (specification of search, section 2). */
export function ActivitiesPage({ context, about, page, criteria, offers, themes }: ActivitiesPageParts): ReactNode {
  const { site, today, hour, url, minisite } = context
  const own = href(site, 'activities')
  const base = { path: {}, query: url.search.slice(1), ...(minisite && { minisite: minisite.minisiteId }) }
  return (
    <>
      <Hero low title={about.mainTitle} image={about.mainImage} above={<Breadcrumb of={activitiesCrumbs(context, about)} />}>
        <Island
          of={searchBox}
          when="hash"
          props={{ ...base, action: own, compact: true, today, hour, themes: [...themes], datesPrompt: 'none', periods: [] }}
        />
      </Hero>
      <SellingPoints flow="activity" />
      <div className="wrap" id="results">
        <Takeover of={activityResults} props={{ ...base, page }}>
          <Deferred of={offers} pending={<GridSkeleton cards={6} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
            {(answer) => (
              <FoundActivities
                answer={answer}
                page={page}
                all={own}
                distances={showsDistance(criteria)}
                hrefOf={(to) => pageHref(url, to)}
              />
            )}
          </Deferred>
        </Takeover>
      </div>
      <Section>
        <SeoText of={about.pageModel.serpSeoLargeContent} />
      </Section>
    </>
  )
}
