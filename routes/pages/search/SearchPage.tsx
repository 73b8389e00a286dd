import type { ReactNode } from 'react'
import type { BoxBlock as BoxBlockContent, Footer, TargetedBanner } from '../../../src/contract/cms.ts'
import type { FacetsAnswer } from '../../../src/contract/facets.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import { hasSearchCriteria } from '../../../src/domain/criteria/parse-search.ts'
import type { SearchCriteria } from '../../../src/domain/criteria/search-criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island, Takeover } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { filters } from '../../../src/islands/filters/island.ts'
import { resultsMap } from '../../../src/islands/map/island.ts'
import { results } from '../../../src/islands/results/island.ts'
import found from '../../../src/islands/results/Results.module.css'
import tools from '../../../src/islands/results/tools.module.css'
import { PendingFilters } from '../../../src/islands/filters/PendingFilters.tsx'
import { sort } from '../../../src/islands/sort/island.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { isBeyond, pageCount } from '../../../src/domain/pagination/pagination.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { BoxBlock } from '../../../src/ui/home/BoxBlock.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { SellingPoints, sellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import { SuggestionLinks } from '../../../src/ui/results/SuggestionLinks.tsx'
import type { PageContext } from '../../context.ts'
import { FirstSightOfCalendar } from '../calendar.tsx'
import type { SearchOffers } from '../search-offers.ts'
import type { AskedFallback } from './ask-fallbacks.ts'
import { searchCrumbs } from './head.ts'
import { ServedFallbacks } from './ServedFallbacks.tsx'
import { ServedResults } from './ServedResults.tsx'

export interface SearchPageParts {
  readonly context: PageContext
  readonly landing: Landing
  readonly criteria: SearchCriteria
  /** Zero-based. */
  readonly page: number
  readonly offers: Promise<OffersAnswer>
  readonly fallbacks: Promise<readonly AskedFallback[]>
  readonly facets: Promise<FacetsAnswer>
  readonly boxBlock: BoxBlockContent | null
  /** Between the results. */
  readonly banners: readonly TargetedBanner[]
  /** Customer service, where vouchers are sold. */
  readonly contact: Footer['contact'] | undefined
  readonly steps: readonly string[]
  readonly offered: SearchOffers
}

/** Title and search box at once; filters and results as they come; links and text after them. */
export function SearchPage(it: SearchPageParts): ReactNode {
  const { context, landing, offers, facets } = it
  const { site, today, hour, url, minisite, view } = context
  const own = href(site, 'stays', { path: it.steps })
  // What is left without filters; all stays, where the path alone finds nothing.
  const bare = href(site, 'stays', {
    path: hasSearchCriteria(url.search) ? it.steps : [],
    query: { flow: view.flow === 'gifting' ? 'gifting' : undefined },
  })
  const base = {
    path: { ...(landing.destination && { destination: landing.destination }), ...(landing.theme && { theme: landing.theme }) },
    query: url.search.slice(1),
    ...(minisite && { minisite: minisite.minisiteId }),
  }
  const bar = (answer?: FacetsAnswer) => (
    <Island of={filters} when="hash" props={{ ...base, ...(answer && { facets: answer }), action: own }} />
  )
  return (
    <>
      <Hero
        low
        title={landing.title}
        subtitle={landing.subtitle}
        image={landing.image}
        above={<Breadcrumb of={searchCrumbs(context, landing)} />}
      >
        <Island of={searchBox} when="hash" props={{ ...base, action: href(site, 'stays'), compact: true, today, hour, ...it.offered }} />
        {view.flow === 'booking' && <FirstSightOfCalendar context={context} of="DatesDraft" />}
      </Hero>
      <Memo of={sellingPoints} by={view.flow}>
        {() => <SellingPoints flow={view.flow} />}
      </Memo>
      <div className="wrap" id="results">
        <div className={tools.tools}>
          <div className={tools.row}>
            <div>
              <Deferred of={facets} pending={<PendingFilters />} failed={bar()}>
                {bar}
              </Deferred>
            </div>
            <Island of={resultsMap} when="interaction" props={base} />
            <Island of={sort} when="hash" props={base} />
          </div>
        </div>
        <Takeover of={results} props={{ ...base, page: it.page, banners: [...it.banners] }}>
          <Deferred of={offers} pending={<GridSkeleton cards={6} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
            {(answer) => (
              <div className={found.found}>
                <Memo of={answer} by={`results ${url.pathname}${url.search}`}>
                  {() => <ServedResults answer={answer} {...it} />}
                </Memo>
                {answer.exactMatch.length < resultsPageSize &&
                  !isBeyond(it.page, pageCount(answer.searchDetails.totalCount, resultsPageSize)) && (
                    <Deferred of={it.fallbacks} pending={null} failed={null}>
                      {(asked) => <ServedFallbacks asked={asked} exactCount={answer.exactMatch.length} reset={bare} />}
                    </Deferred>
                  )}
              </div>
            )}
          </Deferred>
        </Takeover>
      </div>
      {it.contact && (
        <Section>
          <PhoneBanner of={it.contact} />
        </Section>
      )}
      {it.boxBlock && !view.mode.customerCare && <BoxBlock of={it.boxBlock} />}
      <Memo of={landing}>
        {() => (
          <>
            <Section>
              <SuggestionLinks sections={landing.links} />
            </Section>
            <Section>
              <SeoText of={landing.pageModel.serpSeoLargeContent} />
            </Section>
          </>
        )}
      </Memo>
    </>
  )
}
