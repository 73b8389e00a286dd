import { memo, type MouseEvent, type ReactNode } from 'react'
import type { OffersResponse } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { fallbackSearches, withoutRepeats } from '../../domain/fallback/fallback-searches.ts'
import { resultsMessage } from '../../domain/fallback/results-message.ts'
import { pageHref } from '../../ui/pagination/page-href.ts'
import { FallbackResults } from '../../ui/results/FallbackResults.tsx'
import { ResultsMessage } from '../../ui/results/messages.tsx'
import { SearchResults } from '../../ui/results/SearchResults.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQueries } from '../queries/use-query.ts'
import { clearSearch } from '../search-page/search-url.ts'
import { offersQuery, searchSetting } from '../search-page/offers-query.ts'
import type { ResultsProps } from './props.ts'

export interface CurrentSearchProps {
  readonly base: ResultsProps
  readonly criteria: SearchCriteria
  /** Zero-based. */
  readonly page: number
  readonly response: OffersResponse
  readonly onPage: (page: number, event: MouseEvent) => void
  readonly onReset: () => void
}

/** Memoised: it must not change while the next search loads. */
export const CurrentSearch = memo(function CurrentSearch({ onReset, ...rest }: CurrentSearchProps): ReactNode {
  const { base, criteria, page, response } = rest
  return (
    <SearchResults
      response={response}
      criteria={criteria}
      destination={base.path.destination}
      page={page}
      banners={base.banners}
      hrefOf={(to) => pageHref(location.href, to)}
      onPage={rest.onPage}
      fallbacks={<Fallbacks base={base} criteria={criteria} exact={response} onReset={onReset} />}
    />
  )
})

type FallbacksProps = Pick<CurrentSearchProps, 'base' | 'criteria' | 'onReset'> & { readonly exact: OffersResponse }

/** Shows fallbacks without those that failed. */
function Fallbacks({ base, criteria, exact, onReset }: FallbacksProps): ReactNode {
  const setting = searchSetting(useSite(), base.minisite)
  const searches = fallbackSearches(criteria, exact, setting)
  const responses = useQueries(searches.map(({ query }) => offersQuery(query)))
  const distinct = withoutRepeats(responses.map(({ data }) => data?.exactMatch ?? []))
  const found = searches.flatMap(({ fallback }, at) => {
    const offers = distinct[at] ?? []
    return offers.length > 0 ? [{ fallback, offers }] : []
  })
  const loading = found.length === 0 && responses.some(({ data, isError }) => !data && !isError)
  const reset = () => {
    onReset()
    clearSearch(base)
  }
  const state = { loading, exactCount: exact.exactMatch.length, fallbackCount: found.length }
  return (
    <>
      <ResultsMessage message={resultsMessage(state)} reset={reset} />
      {found.map(({ fallback, offers }) => (
        <FallbackResults key={fallback.value} fallback={fallback} offers={offers} />
      ))}
    </>
  )
}
