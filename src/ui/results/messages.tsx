import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ResultsMessage as Message } from '../../domain/fallback/results-message.ts'
import { Button, LinkButton } from '../button/Button.tsx'
import { search } from '../icon/paths.ts'
import { EmptyState } from '../notice/EmptyState.tsx'
import { Notice } from '../notice/Notice.tsx'
import { GridSkeleton } from './Grid.tsx'

/** What is said about the results, word for word from section 8. `reset` is the search without filters and criteria, or what removes them. */
export function ResultsMessage({ message, reset }: { message: Message; reset: string | (() => void) }): ReactNode {
  switch (message) {
    case 'noResults':
      return <NoResults reset={reset} />
    case 'onlyFallbacks':
      return (
        <Notice live>
          <Trans>
            No exact results found. Suggestion of stays, these results might be outside of your search criteria. Check them out or modify
            your search.
          </Trans>
        </Notice>
      )
    case 'withFallbacks':
      return (
        <Notice live>
          <Trans>Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.</Trans>
        </Notice>
      )
    case 'loading':
      return (
        <>
          <p className="muted" role="status">
            <Trans>We are looking for the next availabilities...</Trans>
          </p>
          <GridSkeleton cards={3} />
        </>
      )
    case 'none':
      return null
  }
}

/** No results and nothing else to suggest. `reset` is the search without filters and criteria, as an address or what goes there. */
export function NoResults({ reset, action }: { reset?: string | (() => void); action?: ReactNode }): ReactNode {
  const words = <Trans>Remove all filters</Trans>
  return (
    <EmptyState
      icon={search}
      title={<Trans>No results.</Trans>}
      action={
        action ?? (typeof reset === 'function' ? <Button onClick={reset}>{words}</Button> : <LinkButton href={reset}>{words}</LinkButton>)
      }
    >
      <Trans>
        To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.
      </Trans>
    </EmptyState>
  )
}

/** Prices shown are for everybody in one room when children travel outside family stays. */
export function FamilyNotice(): ReactNode {
  return (
    <Notice>
      <Trans>You travel with children: everyone stays in one room. For more comfort, have a look at our family stays.</Trans>
    </Notice>
  )
}
