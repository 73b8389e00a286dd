import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Clearable, ResultsMessageKind as Message } from '../../domain/fallback/results-message.ts'
import { Button, LinkButton } from '../button/Button.tsx'
import { EmptyState } from '../notice/EmptyState.tsx'
import { linkTo } from '../link/link-to.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { GridSkeleton } from './Grid.tsx'

export interface Reset {
  readonly to: string | (() => void)
  readonly clears: Clearable
}

/** What a list without results says (S8.11). `reset` is absent where there is nothing to remove. */
export function ResultsMessage({ message, reset }: { message: Message; reset?: Reset }): ReactNode {
  const isActivities = useSite().flow === 'activity'
  switch (message) {
    case 'noResults':
      return isActivities ? <NoActivities {...(reset && { reset })} /> : <NoResults {...(reset && { reset })} />
    case 'onlyFallbacks':
      return isActivities ? (
        <NoActivities {...(reset && { reset })} />
      ) : (
        <Notice live>
          <Trans>
            No exact results found. Suggestion of stays, these results might be outside of your search criteria. Check them out or modify
            your search.
          </Trans>
        </Notice>
      )
    case 'withFallbacks':
      return isActivities ? null : (
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

export function NoResults({ reset }: { reset?: Reset }): ReactNode {
  return (
    <EmptyState
      icon="search"
      title={<Trans>No results.</Trans>}
      action={
        reset && (
          <ResetButton {...reset}>
            {reset.clears === 'filters' ? <Trans>Remove all filters</Trans> : <Trans>Clear the search</Trans>}
          </ResetButton>
        )
      }
    >
      <Trans>
        To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.
      </Trans>
    </EmptyState>
  )
}

function NoActivities({ reset }: { reset?: Reset }): ReactNode {
  return (
    <EmptyState
      icon="search"
      title={<Trans>No activity found for this search</Trans>}
      action={
        reset && (
          <ResetButton {...reset}>
            <Trans>See all the activities</Trans>
          </ResetButton>
        )
      }
    >
      <Trans>Try another place, another type of activity or fewer participants.</Trans>
    </EmptyState>
  )
}

function ResetButton({ to, children }: Reset & { children: ReactNode }): ReactNode {
  return typeof to === 'function' ? <Button onClick={to}>{children}</Button> : <LinkButton {...linkTo(to)}>{children}</LinkButton>
}
