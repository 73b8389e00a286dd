import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { Message } from '../../../src/ui/page/Message.tsx'
import type { PageContext } from '../../context.ts'

/** A return from the payment names its order. Without one there is nothing to check: somebody has opened the bare address. */
export const namesOrder = ({ url }: Pick<PageContext, 'url'>): boolean => url.searchParams.has('order')

export function unsettledTitle({ i18n, url }: Pick<PageContext, 'i18n' | 'url'>): string {
  return i18n._(namesOrder({ url }) ? msg`We are checking your payment` : msg`We cannot show an order here`)
}

export function UnsettledPayment({
  context,
  contact,
  gift,
}: {
  context: PageContext
  contact: FooterContent['contact'] | undefined
  gift?: boolean
}): ReactNode {
  const { site, url } = context
  const isReturn = namesOrder(context)
  return (
    <>
      <Message
        title={unsettledTitle(context)}
        actions={
          <>
            {isReturn && (
              <LinkButton href={`${url.pathname}${url.search}`}>
                <Trans>Check again</Trans>
              </LinkButton>
            )}
            {!gift && (
              <LinkButton look="second" href={href(site, 'bookingLookup')}>
                <Trans>Find my booking</Trans>
              </LinkButton>
            )}
          </>
        }
      >
        <p>
          {!isReturn ? (
            <Trans>
              This address names no order. If you have just paid, please do not pay a second time, and open the page to which the payment
              has led you.
            </Trans>
          ) : gift ? (
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
