import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { ActivityOffers } from '../../contract/activity.ts'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import { isBeyond, pageCount } from '../../domain/pagination/pagination.ts'
import { LinkButton } from '../button/Button.tsx'
import { search } from '../icon/paths.ts'
import { EmptyState } from '../notice/EmptyState.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'

/** One page (zero-based) of activities, without a heading that counts them; or that there are none, with the way to `all` of them. */
export function FoundActivities({
  answer,
  page,
  all,
  distances,
  ...pages
}: {
  answer: Pick<ActivityOffers, 'results' | 'searchDetails'>
  page: number
  all: string
  /** The cards say how far they are from where the search is. */
  distances: boolean
  hrefOf: (page: number) => string
  onPage?: (page: number, event: MouseEvent) => void
}): ReactNode {
  const { results, searchDetails } = answer
  const { adult, totalCount } = searchDetails
  const pageTotal = pageCount(totalCount, resultsPageSize)
  return (
    <div className="stack">
      {results.length === 0 && !isBeyond(page, pageTotal) ? (
        <EmptyState
          icon={search}
          title={<Trans>No activity found for this search</Trans>}
          action={
            <LinkButton href={all}>
              <Trans>See all the activities</Trans>
            </LinkButton>
          }
        >
          <Trans>We are looking for the next availabilities...</Trans>
        </EmptyState>
      ) : (
        <>
          <h2 className={results.length > 0 ? 'unseen' : undefined}>
            <Trans>Activities</Trans>
          </h2>
          <ResultsGrid offers={results} hash={adult === 2 ? undefined : `a=${adult}`} distances={distances} eager={page === 0 ? 3 : 0} />
        </>
      )}
      <Pagination current={page} pages={pageTotal} {...pages} />
    </div>
  )
}
