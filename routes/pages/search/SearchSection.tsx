import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TargetedBannerContent } from '../../../src/contract/cms/targeted-banner.ts'
import type { GiftCardTeaser } from '../../../src/contract/gift-card.ts'
import type { FacetsResponse } from '../../../src/contract/facets.ts'
import type { Destination, Landing } from '../../../src/contract/landing.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import type { SearchBase } from '../../../src/contract/search-base.ts'
import type { SearchedPlace } from '../../../src/domain/fallback/expanded-destination.ts'
import { showsFamilyNotice } from '../../../src/domain/guests/family-notice.ts'
import type { Suggestion } from '../../../src/domain/fallback/suggestions.ts'
import { appliedFilters } from '../../../src/domain/filters/applied-filters.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { clearable } from '../../../src/domain/fallback/results-message.ts'
import { ownCriteria } from '../../../src/domain/search/search-base.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-list.ts'
import { experimentsOfCards } from '../../../src/domain/experiments/experiments.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island, Takeover } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { filters } from '../../../src/islands/filters/island.ts'
import { PendingFilters } from '../../../src/islands/filters/PendingFilters.tsx'
import { MapLoading } from '../../../src/islands/controls/map/MapLoading.tsx'
import { results } from '../../../src/islands/results/island.ts'
import beside from '../../../src/islands/search-page/beside.module.css'
import places from '../../../src/islands/search-page/results.module.css'
import tools from '../../../src/islands/search-page/tools.module.css'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { pageHref } from '../../../src/ui/pagination/page-href.ts'
import { AppliedFilters } from '../../../src/ui/results/AppliedFilters.tsx'
import { FiltersToast } from '../../../src/ui/results/FiltersToast.tsx'
import { filteredHref } from '../../../src/ui/results/filtered-href.ts'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { FamilyNotice } from '../../../src/ui/results/FamilyNotice.tsx'
import { SearchResults, type SearchResultsProps } from '../../../src/ui/results/SearchResults.tsx'
import { Suggestions } from '../../../src/ui/results/Suggestions.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { resultList } from '../structured-data.ts'
import type { PageContext } from '../../context.ts'
import { Fallbacks } from './Fallbacks.tsx'
import type { PendingFallback } from './load-fallbacks.ts'
import { baseOf } from './search-content.tsx'

export interface SearchData {
  readonly criteria: SearchCriteria
  readonly page: number
  readonly offers: Promise<OffersResponse>
  readonly fallbacks: Promise<readonly PendingFallback[]>
  readonly suggestions: Promise<readonly Suggestion[]>
  readonly facets: Promise<FacetsResponse>
  /** The number of results in the other rooms that families are offered. */
  readonly otherRooms: Promise<number | undefined>
  readonly banners: readonly TargetedBannerContent[]
  readonly giftCard?: GiftCardTeaser | undefined
}

interface SearchSectionProps extends SearchData {
  readonly context: PageContext
  readonly base: SearchBase
  /** Where the address has no query: then filters and results depend on their responses alone. */
  readonly stored?: { readonly landing: Landing; readonly sections: StoredSections } | undefined
  /** The address that the filters' form sends to without scripts. */
  readonly action: string
  readonly reset: string
  readonly destination?: Destination | undefined
  readonly sort: ReactNode
  readonly map?: ReactNode
}

async function named(suggestions: Promise<readonly Suggestion[]>, facets: Promise<FacetsResponse>) {
  const names = facets.catch(() => undefined)
  const found = await suggestions
  return { suggestions: found, facets: found.length > 0 ? await names : undefined }
}

const isBare = ({ url, view }: PageContext): boolean => view.flow !== 'gifting' && !hasSearchCriteria(url.search)

function CountedFamilyNotice({
  count,
  ...search
}: Pick<SearchData, 'criteria'> & { details: SearchedPlace; count: SearchData['otherRooms'] }) {
  const notice = (counted?: number) => <FamilyNotice {...search} count={counted} />
  return (
    <Deferred data={count} pending={notice()} failed={notice()}>
      {notice}
    </Deferred>
  )
}

export function SearchSection(props: SearchSectionProps): ReactNode {
  const {
    context,
    base,
    stored,
    action,
    reset,
    destination,
    map,
    criteria,
    page,
    offers,
    fallbacks,
    suggestions,
    facets,
    otherRooms,
    banners,
    giftCard,
  } = props
  const { url, view } = context
  const bar = (response?: FacetsResponse) => <FilterBar base={base} facets={response} action={action} />
  const applied = (response?: FacetsResponse) => (
    <AppliedFilters criteria={criteria} facets={response} hrefOf={(to) => filteredHref(action, view, base, '', to)} />
  )
  const clears = clearable(criteria, view.flow, ownCriteria(base, '')) ?? (reset.split('?')[0] === action ? undefined : 'criteria')
  return (
    <div className={map ? `wrap ${beside.results}` : 'wrap'} id="results">
      <div className={tools.tools} data-filters-toast="">
        <div className={tools.row}>
          <div>
            <Deferred data={facets} pending={<PendingFilters />} failed={bar()}>
              {(response) =>
                stored ? (
                  <ContentSection
                    name="filters"
                    sections={stored.sections}
                    component={FiltersAtRest}
                    content={{ landing: stored.landing, facets: response, action }}
                    responses={['facets']}
                  />
                ) : (
                  bar(response)
                )
              }
            </Deferred>
          </div>
          {map}
          {props.sort}
        </div>
        <Memo component={FiltersToast} props={{}} />
      </div>
      <Takeover island={results} props={{ ...base, page, banners: [...banners], ...(giftCard && { giftCard }) }}>
        <p className={places.waiting} role="status">
          <Trans>Updating the results and their prices for your search…</Trans>
        </p>
        <Deferred data={offers} pending={<GridSkeleton cards={6} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
          {(response) => {
            const slots = {
              applied:
                appliedFilters(criteria, view.flow).length > 0 ? (
                  <Deferred data={facets} pending={null} failed={applied()}>
                    {applied}
                  </Deferred>
                ) : (
                  applied()
                ),
              familyNotice: showsFamilyNotice(criteria.guests, criteria.theme, view.flow) && (
                <CountedFamilyNotice criteria={criteria} details={response.searchDetails} count={otherRooms} />
              ),
              fallbacks: (
                <Deferred data={fallbacks} pending={null} failed={null}>
                  {(pending) => (
                    <Fallbacks
                      fallbacks={pending}
                      exactCount={response.searchDetails.totalCount}
                      reset={clears && { to: reset, clears }}
                      suggestions={
                        response.searchDetails.totalCount === 0 && (
                          <Deferred data={named(suggestions, facets)} pending={null} failed={null}>
                            {(found) => <Suggestions {...found} />}
                          </Deferred>
                        )
                      }
                    />
                  )}
                </Deferred>
              ),
            }
            return stored ? (
              <ContentSection
                name="results"
                sections={stored.sections}
                component={ResultsAtRest}
                content={{ landing: stored.landing, response, banners, giftCard, path: url.pathname }}
                responses={['response', 'banners', 'giftCard']}
                experiments={experimentsOfCards}
                slots={slots}
              />
            ) : (
              <SearchResults
                {...{ response, criteria, destination, page, banners, giftCard }}
                hrefOf={(to) => pageHref(url, to)}
                {...slots}
              />
            )
          }}
        </Deferred>
      </Takeover>
      {isBare(context) && (
        <Deferred data={offers} pending={null} failed={null}>
          {({ exactMatch }) => exactMatch.length > 0 && <JsonLd thing={resultList(context, exactMatch, page * resultsPageSize)} />}
        </Deferred>
      )}
      {map && (
        <div id="map-beside" className={beside.beside}>
          <MapLoading />
        </div>
      )}
    </div>
  )
}

interface FilterBarProps {
  readonly base: SearchBase
  /** Undefined where they could not be read. */
  readonly facets: FacetsResponse | undefined
  readonly action: string
}

function FilterBar({ base, facets, action }: FilterBarProps): ReactNode {
  return <Island island={filters} when="hash" props={{ ...base, ...(facets && { facets }), action }} />
}

function FiltersAtRest({ landing, ...props }: Omit<FilterBarProps, 'base'> & { landing: Landing }): ReactNode {
  return <FilterBar base={baseOf(landing, '')} {...props} />
}

interface ResultsAtRestProps
  extends Pick<SearchResultsProps, 'response' | 'banners' | 'giftCard' | 'applied' | 'familyNotice' | 'fallbacks'> {
  readonly landing: Landing
  readonly path: string
}

function ResultsAtRest({ landing, path, ...props }: ResultsAtRestProps): ReactNode {
  return (
    <SearchResults
      {...props}
      criteria={parseSearchCriteria('', landing)}
      destination={landing.destination}
      page={0}
      hrefOf={(page) => pageHref({ pathname: path, search: '', hash: '' }, page)}
    />
  )
}
