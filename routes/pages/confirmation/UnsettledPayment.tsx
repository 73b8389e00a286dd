import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { Message } from '../../../src/ui/page/Message.tsx'
import type { PageContext } from '../../context.ts'

export function UnsettledPayment({
  context: { site, url },
  contact,
  gift,
}: {
  context: PageContext
  contact: FooterContent['contact'] | undefined
  gift?: boolean
}): ReactNode {
  return (
    <>
      <Message
        title={<Trans>We are checking your payment</Trans>}
        actions={
          <>
            <LinkButton href={`${url.pathname}${url.search}`}>
              <Trans>Check again</Trans>
            </LinkButton>
            {!gift && (
              <LinkButton look="second" href={href(site, 'bookingLookup')}>
                <Trans>Find my booking</Trans>
              </LinkButton>
            )}
          </>
        }
      >
        <p>
          {gift ? (
            <Trans>
              We have no confirmation of your payment yet. Please do not pay a second time: as soon as it is confirmed, the confirmation of
              your order comes by e-mail.
            </Trans>
          ) : (
            <Trans>
              We have no confirmation of your payment yet. Please do not pay a second time: as soon as it is confirmed, your booking can be
              found with its number.
            </Trans>
          )}
        </p>
      </Message>
      {contact && (
        <div className="wrap">
          <PhoneBanner contact={contact} />
        </div>
      )}
    </>
  )
}
