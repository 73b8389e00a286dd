import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sad } from '../icon/paths.ts'
import { LinkButton } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** A section whose content could not be fetched. `retry` is the address that tries again; `action` replaces it. */
export function FailedState({ retry, action, children }: { retry?: string; action?: ReactNode; children?: ReactNode }): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        icon={sad}
        title={<Trans>Oops, something went wrong</Trans>}
        action={
          action ??
          (retry !== undefined && (
            <LinkButton look="second" href={retry}>
              <Trans>Try again</Trans>
            </LinkButton>
          ))
        }
      >
        {children ?? <Trans>This part of the page could not be loaded. It is usually back within a moment.</Trans>}
      </EmptyState>
    </div>
  )
}
