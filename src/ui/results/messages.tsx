import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '../button/Button.tsx'
import { search } from '../icon/paths.ts'
import { EmptyState } from '../notice/EmptyState.tsx'
import { Notice } from '../notice/Notice.tsx'

/** No results and nothing else to suggest. `reset` is the search without filters and criteria. */
export function NoResults({ reset, action }: { reset: string; action?: ReactNode }): ReactNode {
  return (
    <EmptyState
      icon={search}
      title={<Trans>No results.</Trans>}
      action={
        action ?? (
          <LinkButton href={reset}>
            <Trans>Remove all filters</Trans>
          </LinkButton>
        )
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
