import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxBlock as BoxBlockContent, Footer, TargetedBanner } from '../../../src/contract/cms.ts'
import type { FacetsResponse } from '../../../src/contract/facets.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { isElsewhere } from '../../../src/domain/search/place-searched.ts'
import { appliedFilters } from '../../../src/domain/filters/applied-filters.ts'
import type { Suggestion } from '../../../src/domain/fallback/suggestions.ts'
import { hasSearchCriteria } from '../../../src/domain/search/hash.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island, Takeover } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { filters } from '../../../src/islands/filters/island.ts'
import { resultsMap } from '../../../src/islands/map/island.ts'
import { results } from '../../../src/islands/results/island.ts'
import places from '../../../src/islands/search-page/results.module.css'
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
import { AppliedFilters } from '../../../src/ui/results/AppliedFilters.tsx'
import { filteredHref } from '../../../src/ui/results/filtered-href.ts'
import { SearchResults } from '../../../src/ui/results/SearchResults.tsx'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import { useElsewhereTitle } from '../../../src/ui/results/use-elsewhere-title.ts'
import { Suggestions } from '../../../src/ui/results/Suggestions.tsx'
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
  readonly suggestions: Promise<readonly Suggestion[]>
  readonly facets: Promise<FacetsResponse>
  readonly boxBlock: BoxBlockContent | null
  /** Between the results. */
  readonly banners: readonly TargetedBanner[]
  /** Phone line of customer service, in the gifting flow. */
  readonly contact: Footer['contact'] | undefined
  readonly steps: readonly string[]
  readonly offered: SearchOffers
}

/** Suggestions with the facets that name their filters, if there are any. */
async function named(suggestions: Promise<readonly Suggestion[]>, facets: Promise<FacetsResponse>) {
  const names = facets.catch(() => undefined)
  const found = await suggestions
  return { suggestions: found, facets: found.length > 0 ? await names : undefined }
}

/** Title and search box at once; filters and results deferred, then links and text. */
export function SearchPage(props: SearchPageProps): ReactNode {
  const { context, landing, offers, facets } = props
  const { site, url, minisite, view } = context
  const own = href(site, 'stays', { path: props.steps })
  const refined = hasSearchCriteria(url.search)
  // The content's numbers are those of the whole catalogue, without criteria.
  const elsewhere = useElsewhereTitle()
  const title = isElsewhere(landing.destination, props.criteria) ? elsewhere : landing.title
  // The search without filters; all stays if the path has no results by itself.
  const bare = href(site, 'stays', {
    path: refined ? props.steps : [],
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
  const applied = (response?: FacetsResponse) => (
    <AppliedFilters criteria={props.criteria} facets={response} hrefOf={(to) => filteredHref(own, view.flow, base, '', to)} />
  )
  return (
    <>
      <Hero
        low
        title={title}
        subtitle={refined || minisite ? undefined : landing.subtitle}
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
          <p className={places.waiting} role="status">
            <Trans>Updating the results and their prices for your search…</Trans>
          </p>
          <Deferred data={offers} pending={<GridSkeleton cards={6} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
            {(response) => (
              <SearchResults
                response={response}
                criteria={props.criteria}
                destination={landing.destination}
                page={props.page}
                banners={props.banners}
                hrefOf={(page) => pageHref(url.href, page)}
                applied={
                  appliedFilters(props.criteria).length > 0 && (
                    <Deferred data={facets} pending={null} failed={applied()}>
                      {applied}
                    </Deferred>
                  )
                }
                fallbacks={
                  <Deferred data={props.fallbacks} pending={null} failed={null}>
                    {(fallbacks) => (
                      <Fallbacks
                        fallbacks={fallbacks}
                        exactCount={response.exactMatch.length}
                        reset={bare}
                        suggestions={
                          response.searchDetails.totalCount === 0 && (
                            <Deferred data={named(props.suggestions, facets)} pending={null} failed={null}>
                              {(found) => <Suggestions {...found} />}
                            </Deferred>
                          )
                        }
                      />
                    )}
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
        <SuggestionLinks sections={landing.links} counted={!minisite} />
      </Section>
      {!minisite && (
        <Section>
          <SeoText blocks={landing.pageModel.serpSeoLargeContent} />
        </Section>
      )}
    </>
  )
}
