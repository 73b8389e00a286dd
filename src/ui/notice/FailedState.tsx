import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sad } from '../icon/paths.ts'
import { Button, LinkButton } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface FailedStateProps {
  /** Tries again: an address, or what is done. */
  readonly retry?: string | (() => void)
  /** In place of trying again. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A section whose content could not be fetched. */
export function FailedState({ retry, action, children }: FailedStateProps): ReactNode {
  const again = <Trans>Try again</Trans>
  return (
    <div role="alert">
      <EmptyState
        icon={sad}
        title={<Trans>Oops, something went wrong</Trans>}
        action={
          action ??
          (typeof retry === 'string' ? (
            <LinkButton look="second" href={retry}>
              {again}
            </LinkButton>
          ) : (
            retry && (
              <Button look="second" onClick={retry}>
                {again}
              </Button>
            )
          ))
        }
      >
        {children ?? <Trans>This part of the page could not be loaded. It is usually back within a moment.</Trans>}
      </EmptyState>
    </div>
  )
}
