import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { LinkButton } from '../button/Button.tsx'
import { linkTo } from '../link/link-to.ts'
import { Message } from '../page/Message.tsx'
import { useSite } from '../site/SiteContext.tsx'

/** An offer that is over, with the way to the other offers of its hotel (B2.24). */
export function ExpiredOffer({ hotelId, children }: { hotelId: number; children?: ReactNode }): ReactNode {
  const { site } = useSite()
  return (
    <>
      <Message
        title={<Trans>Too late!</Trans>}
        actions={
          <>
            <LinkButton {...linkTo(href(site, 'stays', { query: { hotel: hotelId } }))}>
              <Trans>See other offers</Trans>
            </LinkButton>
            <LinkButton look="second" {...linkTo(href(site, 'stays'))}>
              <Trans>See all our stays</Trans>
            </LinkButton>
          </>
        }
      >
        <p>
          <Trans>This offer has expired… Fortunately, we have other stays to suggest you.</Trans>
        </p>
      </Message>
      {children}
    </>
  )
}
