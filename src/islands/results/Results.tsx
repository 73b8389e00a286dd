import { type ReactNode, useState } from 'react'
import type { OffersResponse } from '../../contract/offers.ts'
import { isSameSearch, type ShownSearch } from '../../domain/search/served-results.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { InPlace, useResultsPlace } from '../search-page/InPlace.tsx'
import { useOffers } from '../search-page/offers-query.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import { useSearchUrl } from '../search-page/search-url.ts'
import type { ResultsProps } from './props.ts'

/** Loads together with the first response, which it renders. */
const useCurrentSearch = onDemand('CurrentSearch', () => import('./CurrentSearch.tsx'))

/** Takes over from the server's results once the address has another search; its results stay, dimmed, until the next come (S4.51). */
export default function Results(props: ResultsProps): ReactNode {
  const { hash, page } = useSearchUrl(props.page)
  const criteria = useSearchCriteria(props, hash)
  const served = { criteria: useSearchCriteria(props, ''), page: props.page }
  const takesOver = !isSameSearch(served, { criteria, page })
  const result = useOffers(criteria, page, takesOver)
  const [shown, setShown] = useState<ShownSearch & { readonly response: OffersResponse }>()
  const response = result.isPlaceholderData ? undefined : result.data
  if (response && (shown?.response !== response || shown.criteria !== criteria || shown.page !== page))
    setShown({ criteria, page, response })
  const code = useCurrentSearch(takesOver)
  const [found, setFound] = useState('')
  const place = useResultsPlace({ result, takesOver, drawable: code !== undefined })
  return (
    <InPlace place={place} announced={found}>
      {code && result.data && shown && (
        <code.CurrentSearch base={props} {...shown} onPage={place.toPage} onReset={place.focusFollows} onFound={setFound} />
      )}
    </InPlace>
  )
}
