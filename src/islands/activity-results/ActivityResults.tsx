import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { serverAnswerHolds } from '../../domain/activity/server-answer.ts'
import { useTakeover } from '../../hydration/takeover.ts'
import { href } from '../../market/site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { FoundActivities } from '../../ui/results/FoundActivities.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { pageHref } from '../results/page-href.ts'
import css from '../results/Results.module.css'
import { criteriaInForce } from '../results/search-base.ts'
import { pushUrl, useSearchUrl } from '../results/search-url.ts'
import { useFollowingFocus } from '../results/use-following-focus.ts'
import type { ActivityResultsProps } from './props.ts'
import { useActivities } from './use-activities.ts'

/** The activities of the address, in place of the server's where those are others. */
export default function ActivityResults(props: ActivityResultsProps): ReactNode {
  const { today, site } = useSite()
  const { hash, page } = useSearchUrl(props.page)
  const criteria = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
  const taken = !serverAnswerHolds(hash, page, props.page)
  const answer = useActivities(criteria, page, props.minisite, taken)
  const ready = taken && (answer.data !== undefined || answer.isError)

  const root = useRef<HTMLDivElement>(null)
  const show = useTakeover()
  useLayoutEffect(() => {
    show(ready)
    root.current?.closest('travel-island')?.toggleAttribute('data-waiting', taken && !ready)
  }, [show, taken, ready])
  const shown = answer.isPlaceholderData ? undefined : answer.data
  const focusFollows = useFollowingFocus(root, answer.isError ? 'failed' : taken ? shown : 'served')

  const toPage = (to: number, event: MouseEvent) => {
    if (event.ctrlKey || event.shiftKey || event.metaKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    focusFollows()
    pushUrl(new URL(pageHref(location.href, to), location.href).href)
    root.current?.scrollIntoView()
  }
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
      {ready && answer.data && (
        <div className={answer.isPlaceholderData ? css.old : undefined}>
          <FoundActivities
            answer={answer.data}
            page={page}
            all={href(site, 'activities')}
            hrefOf={(to) => pageHref(location.href, to)}
            onPage={toPage}
          />
        </div>
      )}
    </div>
  )
}
