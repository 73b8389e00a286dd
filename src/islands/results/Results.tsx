import { type ReactNode, useMemo, useState } from 'react'
import type { OffersAnswer } from '../../contract/offers.ts'
import { hasSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { InPlace, usePlace } from './InPlace.tsx'
import type { ResultsProps } from './props.ts'
import { criteriaInForce } from './search-base.ts'
import { useSearchUrl } from './search-url.ts'
import { useOffers } from './use-offers.ts'

/** Fetched with the answer: until then it has nothing to show. */
const useFound = onDemand(() => import('./Found.tsx'))

/**
 * The results of the hash's criteria, in place of the server's section (specification of search, section 4, "Search sync").
 * The server's section stays, dimmed, until the first answer; then each answer stays until the next.
 */
export default function Results(props: ResultsProps): ReactNode {
  const { today } = useSite()
  const { hash, page } = useSearchUrl(props.page)
  const criteria = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
  const taken = hasSearchCriteria(hash) || page !== props.page
  const answer = useOffers(criteria, page, props.minisite, taken)
  // What is on the screen: an answer with the search that it answers.
  const [shown, setShown] = useState<{ criteria: SearchCriteria; page: number; answer: OffersAnswer }>()
  const answered = !answer.isPlaceholderData && answer.data
  if (answered && (shown?.answer !== answered || shown.criteria !== criteria || shown.page !== page))
    setShown({ criteria, page, answer: answered })
  const Found = useFound(taken)?.Found
  const place = usePlace({ answer, taken, drawable: Found !== undefined })
  return (
    <InPlace of={place} answer={answer}>
      {Found && answer.data && shown && <Found base={props} {...shown} onPage={place.toPage} onReset={place.focusFollows} />}
    </InPlace>
  )
}
