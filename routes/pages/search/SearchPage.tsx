import type { ReactNode } from 'react'
import type { BoxBlock as BoxBlockContent, Footer, TargetedBanner } from '../../../src/contract/cms.ts'
import type { FacetsResponse } from '../../../src/contract/facets.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { hasSearchCriteria } from '../../../src/domain/search/hash.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island, Takeover } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { filters } from '../../../src/islands/filters/island.ts'
import { resultsMap } from '../../../src/islands/map/island.ts'
import { results } from '../../../src/islands/results/island.ts'
import tools from '../../../src/islands/search-page/tools.module.css'
import { PendingFilters } from '../../../src/islands/filters/PendingFilters.tsx'
import { sort } from '../../../src/islands/sort/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { BoxBlock } from '../../../src/ui/home/BoxBlock.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { ShareButton } from '../../../src/ui/share/ShareButton.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { pageHref } from '../../../src/ui/pagination/page-href.ts'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { SearchResults } from '../../../src/ui/results/SearchResults.tsx'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import { SuggestionLinks } from '../../../src/ui/results/SuggestionLinks.tsx'
import type { PageContext } from '../../context.ts'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import type { SearchOffers } from '../search-offers.ts'
import type { PendingFallback } from './load-fallbacks.ts'
import { Fallbacks } from './Fallbacks.tsx'
import { searchCrumbs } from './head.ts'

export interface SearchPageProps {
  readonly context: PageContext
  readonly landing: Landing
  readonly criteria: SearchCriteria
  /** Zero-based. */
  readonly page: number
  readonly offers: Promise<OffersResponse>
  readonly fallbacks: Promise<readonly PendingFallback[]>
  readonly facets: Promise<FacetsResponse>
  readonly boxBlock: BoxBlockContent | null
  /** Between the results. */
  readonly banners: readonly TargetedBanner[]
  /** Phone line of customer service, in the gifting flow. */
  readonly contact: Footer['contact'] | undefined
  readonly steps: readonly string[]
  readonly offered: SearchOffers
}

/** Title and search box at once; filters and results deferred, then links and text. */
export function SearchPage(props: SearchPageProps): ReactNode {
  const { context, landing, offers, facets } = props
  const { site, url, minisite, view } = context
  const own = href(site, 'stays', { path: props.steps })
  // The search without filters; all stays if the path has no results by itself.
  const bare = href(site, 'stays', {
    path: hasSearchCriteria(url.search) ? props.steps : [],
    query: { flow: view.flow === 'gifting' ? 'gifting' : undefined },
  })
  const base = {
    path: { ...(landing.destination && { destination: landing.destination }), ...(landing.theme && { theme: landing.theme }) },
    query: url.search.slice(1),
    ...(minisite && { minisite: minisite.minisiteId }),
  }
  const bar = (response?: FacetsResponse) => (
    <Island island={filters} when="hash" props={{ ...base, ...(response && { facets: response }), action: own }} />
  )
  return (
    <>
      <Hero
        low
        title={landing.title}
        subtitle={landing.subtitle}
        image={landing.image}
        above={
          <>
            <Breadcrumb crumbs={searchCrumbs(context, landing)} />
            <ShareButton />
          </>
        }
      >
        <Island island={searchBox} when="hash" props={{ ...base, action: href(site, 'stays'), compact: true, ...props.offered }} />
        {view.flow === 'booking' && <PageCalendarPreview context={context} part="DatesDraft" />}
      </Hero>
      <div className="wrap" id="results">
        <div className={tools.tools}>
          <div className={tools.row}>
            <div>
              <Deferred data={facets} pending={<PendingFilters />} failed={bar()}>
                {bar}
              </Deferred>
            </div>
            <Island island={resultsMap} when="interaction" props={base} />
            <Island island={sort} when="hash" props={base} />
          </div>
        </div>
        <Takeover island={results} props={{ ...base, page: props.page, banners: [...props.banners] }}>
          <Deferred data={offers} pending={<GridSkeleton cards={6} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
            {(response) => (
              <SearchResults
                response={response}
                criteria={props.criteria}
                destination={landing.destination}
                page={props.page}
                banners={props.banners}
                hrefOf={(page) => pageHref(url.href, page)}
                fallbacks={
                  <Deferred data={props.fallbacks} pending={null} failed={null}>
                    {(fallbacks) => <Fallbacks fallbacks={fallbacks} exactCount={response.exactMatch.length} reset={bare} />}
                  </Deferred>
                }
              />
            )}
          </Deferred>
        </Takeover>
      </div>
      <Memo component={SellingPoints} props={{ flow: view.flow }} />
      {props.contact && (
        <Section>
          <Memo component={PhoneBanner} props={{ contact: props.contact }} />
        </Section>
      )}
      {props.boxBlock && !view.mode.customerCare && <Memo component={BoxBlock} props={{ content: props.boxBlock }} />}
      <Section>
        <SuggestionLinks sections={landing.links} />
      </Section>
      <Section>
        <SeoText blocks={landing.pageModel.serpSeoLargeContent} />
      </Section>
    </>
  )
}
