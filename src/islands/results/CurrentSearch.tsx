import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { memo, type MouseEvent, type ReactNode, useEffect } from 'react'
import type { OffersResponse } from '../../contract/offers.ts'
import { resultsPageSize } from '../../domain/cards/result-list.ts'
import { appliedFilters } from '../../domain/filters/applied-filters.ts'
import { showsFamilyNotice } from '../../domain/guests/family-notice.ts'
import type { Flow } from '../../contract/cms/flow.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { pageCount } from '../../domain/pagination/pagination.ts'
import { searchInOtherRooms } from '../../domain/fallback/other-rooms.ts'
import { relaxedSearches, suggestionsOf } from '../../domain/fallback/suggestions.ts'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import { ownCriteria } from '../../domain/search/search-base.ts'
import { formatQuery } from '../../domain/search/format-query.ts'
import { toFacetsQuery, toSearchQuery } from '../../domain/search/request.ts'
import { fallbackSearches, withoutRepeats } from '../../domain/fallback/fallback-searches.ts'
import { placeOf } from '../../domain/fallback/expanded-destination.ts'
import { clearable, resultsMessage } from '../../domain/fallback/results-message.ts'
import { withNightsOf } from '../../domain/redeeming/redeeming.ts'
import { isElsewhere } from '../../domain/search/place-searched.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { pageHref } from '../../ui/pagination/page-href.ts'
import { usePageLabel } from '../../ui/pagination/use-page-label.ts'
import { type AppliedChange, AppliedFilters } from '../../ui/results/AppliedFilters.tsx'
import { FamilyNotice } from '../../ui/results/FamilyNotice.tsx'
import { FallbackResults } from '../../ui/results/FallbackResults.tsx'
import { filteredHref } from '../../ui/results/filtered-href.ts'
import { ResultsMessage } from '../../ui/results/messages.tsx'
import { Suggestions } from '../../ui/results/Suggestions.tsx'
import { SearchResults } from '../../ui/results/SearchResults.tsx'
import { useActivitiesTitle, useElsewhereTitle } from '../../ui/results/use-elsewhere-title.ts'
import { useFoundLabel } from '../../ui/results/use-found-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { currentHash } from '../runtime/address.ts'
import { usePageHints } from '../search-page/use-page-hints.ts'
import { usePageTitle } from '../search-page/use-page-title.ts'
import { changeFilters, clearSearch } from '../search-page/show-search.ts'
import { countsQuery, facetsQuery, offersQuery } from '../search-page/offers-query.ts'
import type { ResultsProps } from './props.ts'

export interface CurrentSearchProps {
  readonly base: ResultsProps
  readonly criteria: SearchCriteria
  /** The zero-based page of the results. */
  readonly page: number
  readonly response: OffersResponse
  readonly onPage: (page: number, event: MouseEvent) => void
  readonly onReset: () => void
  /** Receives the number of results as text, whenever it changes. It must keep its identity. */
  readonly onFound: (found: string) => void
}

/** Memoised, because its links are made from the address: while the next search loads, these results must keep theirs. */
export const CurrentSearch = memo(function CurrentSearch({ onReset, onFound, ...rest }: CurrentSearchProps): ReactNode {
  const { base, criteria, page, response } = rest
  const { flow } = useSite()
  const title = useCurrentTitle(rest)
  const found = useFoundLabel()(response.searchDetails.totalCount, criteria.destination?.kind === 'hotel')
  const pageLabel = usePageLabel()
  usePageTitle({ title, found, servedLabel: pageLabel(base.page), label: pageLabel(page) })
  usePageHints(page, pageCount(response.searchDetails.totalCount, resultsPageSize))
  useEffect(() => onFound(found), [onFound, found])
  return (
    <SearchResults
      response={response}
      criteria={criteria}
      destination={base.path.destination}
      page={page}
      banners={base.banners}
      giftCard={base.giftCard}
      hrefOf={(to) => pageHref(location, to)}
      onPage={rest.onPage}
      applied={<CurrentFilters base={base} criteria={criteria} onFilters={onReset} />}
      familyNotice={
        showsFamilyNotice(criteria.guests, criteria.theme, flow) && (
          <CountedFamilyNotice criteria={criteria} details={response.searchDetails} />
        )
      }
      fallbacks={<Fallbacks base={base} criteria={criteria} exact={response} onReset={onReset} />}
    />
  )
})

/** The title of a search elsewhere than the page's place. Undefined where the server's title fits. */
function useCurrentTitle({ base, criteria, response }: Pick<CurrentSearchProps, 'base' | 'criteria' | 'response'>): string | undefined {
  const isActivities = useSite().flow === 'activity'
  const elsewhere = useElsewhereTitle()
  const activities = useActivitiesTitle()
  if (isActivities) {
    const place = placeOf(criteria, response.searchDetails)
    return place || parseSearchCriteria(base.query).destination ? activities(place) : undefined
  }
  return isElsewhere(base.path.destination, criteria) ? elsewhere : undefined
}

interface CurrentFiltersProps extends Pick<CurrentSearchProps, 'base' | 'criteria'> {
  readonly onFilters: () => void
}

/** The applied filters. Facets name their values; the call is the one that the filters make. */
function CurrentFilters({ base, criteria, onFilters }: CurrentFiltersProps): ReactNode {
  const view = useSite()
  const query = toFacetsQuery(criteria, view)
  const { data } = useQuery({
    ...facetsQuery(query, view.redeeming),
    enabled: namesValues(criteria, view.flow),
    placeholderData: keepPreviousData,
  })
  const change = (to: AppliedChange, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The focused link goes with its filter.
    onFilters()
    changeFilters(base, to)
  }
  return (
    <AppliedFilters
      criteria={criteria}
      facets={data}
      hrefOf={(to) => filteredHref(location.pathname, view, base, currentHash(), to)}
      onFilters={change}
    />
  )
}

function CountedFamilyNotice({ criteria, details }: CurrentSuggestionsProps): ReactNode {
  const other = searchInOtherRooms(criteria, useSite().flow)
  const { data } = useCounts(other ? [other] : [])
  return <FamilyNotice criteria={criteria} details={details} count={data?.counts[0]} />
}

/** Counts the results of each search in one call. */
function useCounts(searches: readonly SearchCriteria[]) {
  const { flow, redeeming } = useSite()
  const queries = searches.map((each) => formatQuery(withNightsOf(redeeming, toSearchQuery(each, { flow }))))
  return useQuery({ ...countsQuery(queries, redeeming), enabled: queries.length > 0 })
}

interface CurrentSuggestionsProps extends Pick<CurrentSearchProps, 'criteria'> {
  readonly details: OffersResponse['searchDetails']
}

/** Searches that would find more. None are shown until they are counted, or when counting fails. */
function CurrentSuggestions({ criteria, details }: CurrentSuggestionsProps): ReactNode {
  const { today, hour, flow, redeeming } = useSite()
  const searches = relaxedSearches({ criteria, details, today, hour, flow })
  const counted = useCounts(searches.map((each) => each.criteria))
  const facets = useQuery({ ...facetsQuery(toFacetsQuery(criteria, { flow }), redeeming), enabled: namesValues(criteria, flow) })
  return counted.data ? <Suggestions suggestions={suggestionsOf(searches, counted.data.counts)} facets={facets.data} /> : null
}

/** Whether there are filters whose values only facets can name. */
const namesValues = (criteria: SearchCriteria, flow: Flow) =>
  appliedFilters(criteria, flow).some((filter) => filter.kind === 'value' && filter.list !== 'stars')

type FallbacksProps = Pick<CurrentSearchProps, 'base' | 'criteria' | 'onReset'> & { readonly exact: OffersResponse }

/** Results of relaxed searches. One that fails is left out, since the exact results are there. */
function Fallbacks({ base, criteria, exact, onReset }: FallbacksProps): ReactNode {
  const { flow, redeeming } = useSite()
  const searches = fallbackSearches(criteria, exact, { flow })
  const responses = useQueries({ queries: searches.map(({ query }) => offersQuery(query, redeeming)) })
  const distinct = withoutRepeats(responses.map(({ data }) => data?.exactMatch ?? []))
  const found = searches.flatMap(({ fallback }, at) => {
    const offers = distinct[at] ?? []
    const total = responses[at]?.data?.searchDetails.totalCount
    return offers.length > 0 ? [{ fallback, offers, total }] : []
  })
  const loading = found.length === 0 && responses.some(({ data, isError }) => !data && !isError)
  const clears = clearable(criteria, flow, ownCriteria(base, currentHash()))
  const to = () => {
    onReset()
    clearSearch(base)
  }
  const state = { loading, exactCount: exact.exactMatch.length, fallbackCount: found.length }
  return (
    <>
      <ResultsMessage message={resultsMessage(state)} {...(clears && { reset: { to, clears } })} />
      {exact.searchDetails.totalCount === 0 && <CurrentSuggestions criteria={criteria} details={exact.searchDetails} />}
      {found.map(({ fallback, offers, total }) => (
        <FallbackResults
          key={fallback.value}
          fallback={fallback}
          offers={offers}
          total={total === undefined ? undefined : total + exact.searchDetails.totalCount}
        />
      ))}
    </>
  )
}
