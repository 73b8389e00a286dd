import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../button/Button.tsx'
import { linkTo } from '../link/link-to.ts'
import { EmptyState } from './EmptyState.tsx'

interface FailedStateProps {
  readonly retry?: string | (() => void)
  readonly action?: ReactNode
  readonly children?: ReactNode
}

export function FailedState({ retry, action, children }: FailedStateProps): ReactNode {
  const again = <Trans>Try again</Trans>
  return (
    <div role="alert">
      <EmptyState
        icon="sad"
        title={<Trans>Oops, something went wrong</Trans>}
        action={
          action ??
          (typeof retry === 'string' ? (
            <LinkButton look="second" {...linkTo(retry)}>
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
