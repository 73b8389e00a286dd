import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OffersAnswer } from '../../contract/offers.ts'
import { hasSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { useTakeover } from '../../hydration/takeover.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { wideScreen } from '../parts/use-media.ts'
import { pageHref } from './page-href.ts'
import type { ResultsProps } from './props.ts'
import css from './Results.module.css'
import { criteriaInForce } from './search-base.ts'
import { pushUrl, useSearchUrl } from './search-url.ts'
import { useFollowingFocus } from './use-following-focus.ts'
import { useKeptPlace } from './use-kept-place.ts'
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
  const ready = taken && ((answer.data !== undefined && Found !== undefined) || answer.isError)

  const settled = ready && !answer.isPlaceholderData ? shown?.answer : undefined
  useKeptPlace(taken ? settled : 'served')

  const root = useRef<HTMLDivElement>(null)
  const show = useTakeover()
  useLayoutEffect(() => {
    show(ready)
    root.current?.closest('travel-island')?.toggleAttribute('data-waiting', taken && !ready)
  }, [show, taken, ready])
  const focusFollows = useFollowingFocus(root, answer.isError ? 'failed' : taken ? settled : 'served')

  const toPage = useCallback(
    (to: number, event: MouseEvent) => {
      if (event.ctrlKey || event.shiftKey || event.metaKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      focusFollows()
      pushUrl(new URL(pageHref(location.href, to), location.href).href)
      if (matchMedia(wideScreen).matches) scrollTo({ top: 0, behavior: 'instant' })
      else root.current?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    },
    [focusFollows],
  )
  return (
    <div ref={root} className={css.results} aria-busy={answer.isFetching}>
      {ready && answer.isError && (
        <FailedState
          action={
            <Button look="second" onClick={() => void answer.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {ready && Found && answer.data && shown && (
        <div className={answer.isPlaceholderData ? css.old : undefined}>
          <Found base={props} {...shown} onPage={toPage} onReset={focusFollows} />
        </div>
      )}
    </div>
  )
}
