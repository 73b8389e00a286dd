import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pathOf } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { LinkButton } from '../button/Button.tsx'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'

export function ExpiredActivity(): ReactNode {
  const { site } = useSite()
  return (
    <Notice
      tone="warn"
      title={<Trans>Too late!</Trans>}
      action={
        <LinkButton {...linkTo(pathOf(site, 'home'))}>
          <Trans>See other offers</Trans>
        </LinkButton>
      }
    >
      <Trans>This offer has expired… Fortunately, we have other stays to suggest you.</Trans>
    </Notice>
  )
}
