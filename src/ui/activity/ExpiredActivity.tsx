import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { LinkButton } from '../button/Button.tsx'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'

/** In the place of an activity's price box when it is not sold any more: the way to the stays' home. */
export function ExpiredActivity(): ReactNode {
  const { site } = useSite()
  return (
    <Notice
      tone="warn"
      title={<Trans>Too late!</Trans>}
      action={
        <LinkButton href={href(site, 'home')}>
          <Trans>See other offers</Trans>
        </LinkButton>
      }
    >
      <Trans>This offer has expired… Fortunately, we have other stays to suggest you.</Trans>
    </Notice>
  )
}
