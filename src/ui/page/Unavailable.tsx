import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { LinkButton } from '../button/Button.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { Message } from './Message.tsx'

export function Unavailable({ retry }: { retry: string }): ReactNode {
  const { site } = useSite()
  return (
    <Message
      title={<Trans>We are out of breath for a moment</Trans>}
      actions={
        <>
          <LinkButton href={retry}>
            <Trans>Try again</Trans>
          </LinkButton>
          <LinkButton look="second" {...linkTo(href(site, 'stays'))}>
            <Trans>See all our stays</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>This page cannot be shown right now. Your choices are kept: try again in a few seconds.</Trans>
      </p>
    </Message>
  )
}
