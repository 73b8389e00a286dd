import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { LinkButton } from '../button/Button.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { Message } from './Message.tsx'

export function NotFound({ children }: { children?: ReactNode }): ReactNode {
  const { site } = useSite()
  return (
    <>
      <Message
        title={<Trans>Oops!</Trans>}
        note={<Trans>Error code: 404</Trans>}
        actions={
          <LinkButton {...linkTo(href(site, 'home'))}>
            <Trans>Go to the homepage</Trans>
          </LinkButton>
        }
      >
        <p data-missing="">
          <Trans>We can’t seem to find the page you are looking for.</Trans>
        </p>
      </Message>
      {children}
    </>
  )
}
