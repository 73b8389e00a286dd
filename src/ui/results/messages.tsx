import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ResultsMessage as Message } from '../../domain/fallback/results-message.ts'
import { Button, LinkButton } from '../button/Button.tsx'
import { searchIcon } from '../icon/paths.ts'
import { EmptyState } from '../notice/EmptyState.tsx'
import { Notice } from '../notice/Notice.tsx'
import { GridSkeleton } from './Grid.tsx'

/** Message above the results, with the texts of section 8. `reset`: address of the search without filters and criteria, or a callback that removes them. */
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

/** Message without any results. `reset`: address of the search without filters and criteria, or a callback. */
export function NoResults({ reset, action }: { reset?: string | (() => void); action?: ReactNode }): ReactNode {
  const label = <Trans>Remove all filters</Trans>
  return (
    <EmptyState
      icon={searchIcon}
      title={<Trans>No results.</Trans>}
      action={
        action ?? (typeof reset === 'function' ? <Button onClick={reset}>{label}</Button> : <LinkButton href={reset}>{label}</LinkButton>)
      }
    >
      <Trans>
        To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.
      </Trans>
    </EmptyState>
  )
}

/** Notice for families outside family stays: prices are for one shared room. */
export function FamilyNotice(): ReactNode {
  return (
    <Notice>
      <Trans>You travel with children: everyone stays in one room. For more comfort, have a look at our family stays.</Trans>
    </Notice>
  )
}

/** Notice for families without results, whom one room may not hold. `guests`: label of those in the fuller of two rooms, `href` their search. */
export function TwoRoomsNotice({ guests, href }: { guests: string; href: string }): ReactNode {
  return (
    <Notice>
      <Trans>
        You travel with children: everyone stays in one room, which may be too small for all of you. In two rooms, search for {guests} and
        book twice.
      </Trans>{' '}
      <a href={href} rel="nofollow">
        <Trans>Search for two rooms</Trans>
      </a>
    </Notice>
  )
}
