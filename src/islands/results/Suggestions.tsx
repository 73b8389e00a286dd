import type { ReactNode } from 'react'
import type { OffersAnswer } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { fallbackSearches, withoutRepeats } from '../../domain/fallback/fallback-searches.ts'
import { resultsMessage } from '../../domain/fallback/results-message.ts'
import { FallbackResults } from '../../ui/results/FallbackResults.tsx'
import { ResultsMessage } from '../../ui/results/messages.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswers } from '../answers.ts'
import { offersQuestion } from './use-offers.ts'
import type { SearchBase } from './search-base.ts'
import { searchSetting } from './search-setting.ts'
import { clearSearch } from './search-url.ts'

interface SuggestionsProps {
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly exact: OffersAnswer
  /** Called before the criteria are removed. */
  readonly onReset: () => void
}

/** Besides too few exact results: the message about them, and each fallback as it comes. One that fails is left out. */
export function Suggestions({ base, criteria, exact, onReset }: SuggestionsProps): ReactNode {
  const setting = searchSetting(useSite(), base.minisite)
  const searches = fallbackSearches(criteria, exact, setting)
  const answers = useAnswers(searches.map(({ query }) => offersQuestion(query)))
  const shown = withoutRepeats(answers.map(({ data }) => data?.exactMatch ?? []))
  const found = searches.flatMap(({ fallback }, at) => {
    const offers = shown[at] ?? []
    return offers.length > 0 ? [{ fallback, offers }] : []
  })
  const loading = found.length === 0 && answers.some(({ data, isError }) => !data && !isError)
  const reset = () => {
    onReset()
    clearSearch(base)
  }
  const state = { loading, exactCount: exact.exactMatch.length, fallbackCount: found.length }
  return (
    <>
      <ResultsMessage message={resultsMessage(state)} reset={reset} />
      {found.map(({ fallback, offers }) => (
        <FallbackResults key={fallback.value} of={fallback} offers={offers} />
      ))}
    </>
  )
}
