import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { ActivityOffers } from '../../contract/activity.ts'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import { isBeyond, pageCount } from '../../domain/pagination/pagination.ts'
import { LinkButton } from '../button/Button.tsx'
import { searchIcon } from '../icon/paths.ts'
import { EmptyState } from '../notice/EmptyState.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'

interface FoundActivitiesProps {
  readonly response: Pick<ActivityOffers, 'results' | 'searchDetails'>
  /** Zero-based. */
  readonly page: number
  /** Address of all activities, linked without results. */
  readonly all: string
  /** Show the cards' distance from the searched place. */
  readonly distances: boolean
  readonly hrefOf: (page: number) => string
  readonly onPage?: (page: number, event: MouseEvent) => void
}

/** Page of activities, on the server and in the island; its heading has no number (search, section 2). */
export function FoundActivities({ response, page, all, distances, ...pages }: FoundActivitiesProps): ReactNode {
  const { results, searchDetails } = response
  const { adult, totalCount } = searchDetails
  const pageTotal = pageCount(totalCount, resultsPageSize)
  return (
    <div className="stack">
      {results.length === 0 && !isBeyond(page, pageTotal) ? (
        <EmptyState
          icon={searchIcon}
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
