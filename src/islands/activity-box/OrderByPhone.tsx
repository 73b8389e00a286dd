import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Footer } from '../../contract/cms.ts'
import { href } from '../../market/site.ts'
import { LinkButton } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { mailIcon, phoneIcon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'

/** How to order where the site does not sell activities itself, before anything is chosen. */
export function OrderByPhone({ phone, phoneUrl, hours }: Footer['contact']): ReactNode {
  const { site } = useSite()
  return (
    <>
      <LinkButton wide href={phoneUrl}>
        <Icon path={phoneIcon} />
        {phone}
      </LinkButton>
      <LinkButton wide look="second" href={href(site, 'contact')}>
        <Icon path={mailIcon} />
        <Trans>Write to us</Trans>
      </LinkButton>
      <p>
        <Trans>Not sold online yet: to offer it or for yourself, order by phone or in writing.</Trans>
      </p>
      {hours.map((line) => (
        <p key={line} className="muted">
          {line}
        </p>
      ))}
    </>
  )
}
