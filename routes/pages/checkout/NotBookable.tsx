import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../../src/contract/stay.ts'
import type { Refusal } from '../../../src/domain/quote/refusal.ts'
import { selectionKey } from '../../../src/domain/stay/activity-selection.ts'
import { href } from '../../../src/market/site.ts'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import { ActivityDatesForm } from '../../../src/ui/checkout/ActivityDatesForm.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { useRefusalLabels } from '../../../src/ui/stay/use-refusal-labels.ts'
import { bookingQuery, checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import type { CheckoutPageProps } from './props.ts'
import { orderFields } from './pay.ts'

type FormProps = Pick<CheckoutPageProps, 'context' | 'booking' | 'form'>

export function MissingDates({
  context,
  booking,
  offered,
}: Pick<CheckoutPageProps, 'context' | 'booking'> & { offered: ActivityDates }): ReactNode {
  const { [selectionKey]: _, ...fields } = bookingQuery(booking)
  return <ActivityDatesForm dates={offered} chosen={booking.criteria.activities} action={href(context.site, 'checkout')} fields={fields} />
}

export function NoAvailability({ back, refusal }: { back: string; refusal: Refusal }): ReactNode {
  const labels = useRefusalLabels()
  return (
    <Notice
      tone="fail"
      title={<Trans>No more availabilities</Trans>}
      action={
        <LinkButton href={back}>
          <Trans>Choose other dates</Trans>
        </LinkButton>
      }
    >
      {labels(refusal)}
    </Notice>
  )
}

/** A posted form can be sent again as it was, with its key. */
export function PriceFailed({ context: { site, url }, booking, form }: FormProps): ReactNode {
  const { shownPrice, payment, isAccepted, isUncertain } = form
  const fields = shownPrice !== undefined && payment && isAccepted && { ...orderFields(form, shownPrice), payment, terms: 'accepted' }
  const again = fields && (
    <form method="post" action={checkoutHref(site, booking, { price: undefined })}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="second">
        <Trans>Try again</Trans>
      </Button>
    </form>
  )
  return (
    <FailedState retry={`${url.pathname}${url.search}`} action={again || undefined}>
      {isUncertain ? (
        <Trans>We could not confirm the price of your stay.</Trans>
      ) : (
        <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans>
      )}
    </FailedState>
  )
}

/** Shown where the form was sent again after its payment. The checkout's own address opens another form. */
export function AlreadyPaid({ context: { site }, booking, form: { paid } }: FormProps): ReactNode {
  return (
    <Notice
      tone="done"
      live
      title={<Trans>This booking is already paid</Trans>}
      action={
        <>
          <LinkButton href={paid}>
            <Trans>See my booking</Trans>
          </LinkButton>
          <LinkButton look="second" href={checkoutHref(site, booking, { price: undefined })}>
            <Trans>Book it once more</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>You have booked it with this form before. Nothing has been charged again.</Trans>
    </Notice>
  )
}
