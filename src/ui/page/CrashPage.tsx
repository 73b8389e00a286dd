import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { LinkButton } from '../button/Button.tsx'
import { Logo } from '../layout/Logo.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { Message } from './Message.tsx'

/** Shown after a failure that nothing else catches (S8.10). */
export function CrashPage(): ReactNode {
  const { site } = useSite()
  return (
    <main>
      <Message
        title={<Trans>It seems that the page went on holidays</Trans>}
        actions={
          <LinkButton {...linkTo(href(site, 'home'))}>
            <Trans>Go to the homepage</Trans>
          </LinkButton>
        }
        note={<Logo />}
      >
        <p>
          <Trans>Sorry for the inconvenience! Let’s help you get there as well by finding your next getaway.</Trans>
        </p>
      </Message>
    </main>
  )
}
