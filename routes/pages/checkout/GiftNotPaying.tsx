import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../../src/market/site.ts'
import { HeldGiftState } from '../../../src/ui/beneficiary/HeldGiftState.tsx'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { formatDate } from '../../../src/ui/format/date.ts'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { giftHref, signInHref } from '../gift/held-gift.ts'
import { formAgain } from './NotBookable.tsx'
import { giftOf, type OpenedPayment } from './paying-gift.ts'
import type { CheckoutPageProps } from './props.ts'

type PageProps = Pick<CheckoutPageProps, 'context' | 'booking' | 'form'>

/** In place of the form: why the gift does not pay this booking, and where to go on. */
export function GiftNotPaying({
  context,
  back,
  paying,
}: PageProps & Pick<CheckoutPageProps, 'back'> & { paying: OpenedPayment }): ReactNode {
  const { market } = useSite()
  const { opened, problem } = paying
  const gift = giftOf(paying)
  switch (problem) {
    case 'used':
    case 'reserved':
    case 'expired':
      return (
        <>
          {'gift' in opened && <HeldGiftState opened={opened} confirmation={undefined} />}
          <p className="row">
            <Trans>Nothing has been booked with it here.</Trans> <ToGift context={context} paying={paying} />
          </p>
        </>
      )
    case 'late':
      return (
        <Notice
          tone="fail"
          title={gift && <Trans>Your gift is for stays that begin until {formatDate(gift.validUntil, market)}</Trans>}
          action={
            <LinkButton href={back}>
              <Trans>Choose other dates</Trans>
            </LinkButton>
          }
        >
          <Trans>These dates begin later, and nothing has been booked.</Trans>
        </Notice>
      )
    case 'early':
      return (
        <Notice
          tone="fail"
          title={<Trans>A stay with a gift begins tomorrow at the earliest</Trans>}
          action={
            <LinkButton href={back}>
              <Trans>Choose other dates</Trans>
            </LinkButton>
          }
        >
          <Trans>Nothing has been booked.</Trans>
        </Notice>
      )
    case 'otherStay':
    case 'noStay':
    case 'gone':
    case undefined:
      return (
        <Notice
          tone="fail"
          title={<Trans>Your gift does not pay for this stay</Trans>}
          action={<ToGift context={context} paying={paying} />}
        >
          <Trans>Its page says what it is for. Nothing has been booked.</Trans>
        </Notice>
      )
  }
}

function ToGift({ context, paying }: Pick<PageProps, 'context'> & { paying: OpenedPayment }): ReactNode {
  const gift = giftOf(paying)
  const address = gift ? giftHref(context.site, gift.reference) : href(context.site, 'beneficiaryLogin')
  return (
    <LinkButton look="second" href={address}>
      <Trans>See my gift</Trans>
    </LinkButton>
  )
}

/** The upstream does not say what the gift holds. The form, if one was posted, can be sent again. */
export function GiftUnread(page: PageProps): ReactNode {
  const { url } = page.context
  return (
    <FailedState retry={`${url.pathname}${url.search}`} action={formAgain(page)}>
      {page.form.isUncertain ? (
        <Trans>We cannot read your gift at the moment.</Trans>
      ) : (
        <Trans>We cannot read your gift at the moment. Nothing has been booked.</Trans>
      )}
    </FailedState>
  )
}

/** A form that was sent after the session: it waits until the visitor has signed in on another page. */
export function GiftSignedOut(page: PageProps): ReactNode {
  return (
    <Notice
      tone="warn"
      live
      title={<Trans>You are signed out of your gift, and nothing has been booked</Trans>}
      action={
        <>
          <LinkButton href={signInHref(page.context)} target="_blank">
            <Trans>Sign in again</Trans>
          </LinkButton>
          {formAgain(page)}
        </>
      }
    >
      <Trans>
        Sign in again with the code of your gift, on a page of its own. Then come back here and try again: what you typed is kept.
      </Trans>
    </Notice>
  )
}
