import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftBooking, OpenedGift } from '../../contract/beneficiary.ts'
import { LinkButton } from '../button/Button.tsx'
import { formatDate } from '../format/date.ts'
import { linkTo } from '../link/link-to.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { ContactLink } from './ContactLink.tsx'

interface HeldGiftStateProps {
  readonly opened: Extract<OpenedGift, { gift: unknown }>
  /** The address of the confirmation of a used gift's booking. */
  readonly confirmation: string | undefined
}

/** Why a gift cannot be used, and what can still be done; nothing for one that can. */
export function HeldGiftState({ opened, confirmation }: HeldGiftStateProps): ReactNode {
  const { market } = useSite()
  switch (opened.state) {
    case 'open':
      return null
    case 'reserved':
      return (
        <Notice tone="warn" title={<Trans>A booking with this gift waits for its payment</Trans>}>
          <BookedStay {...opened.booking} />
          <p>
            <Trans>The gift is free again when that payment is cancelled, or half an hour after the order.</Trans>
          </p>
        </Notice>
      )
    case 'used':
      return (
        <Notice
          tone="done"
          title={<Trans>This gift was used on {formatDate(opened.booking.orderedOn, market)}</Trans>}
          action={
            confirmation && (
              <LinkButton small look="second" {...linkTo(confirmation)}>
                <Trans>See the confirmation</Trans>
              </LinkButton>
            )
          }
        >
          <BookedStay {...opened.booking} />
        </Notice>
      )
    case 'expired':
      return (
        <Notice tone="warn" title={<Trans>This gift was valid until {formatDate(opened.gift.validUntil, market)}</Trans>}>
          <p>
            <Trans>It cannot be used online any more. Write to us: we look for a solution with you.</Trans>{' '}
            <ContactLink reference={opened.gift.reference} request="expired">
              <Trans>Leave us a message</Trans>
            </ContactLink>
          </p>
        </Notice>
      )
  }
}

function BookedStay({ label, hotel, checkin, nights, reference }: GiftBooking): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <p>
      <b>{label}</b>
      <br />
      {hotel} · {formatDate(checkin, market)} · {t`${plural(nights, { one: '# night', other: '# nights' })}`} ·{' '}
      <Trans>booking {reference}</Trans>
    </p>
  )
}
