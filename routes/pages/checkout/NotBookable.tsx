import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../../src/contract/stay.ts'
import type { Refusal } from '../../../src/domain/quote/refusal.ts'
import type { WrongActivities } from '../../../src/domain/booking/check-booking.ts'
import { readParameters } from '../../../src/domain/address/parameters.ts'
import { selectionKey } from '../../../src/domain/stay/activity-selection.ts'
import { href } from '../../../src/market/site.ts'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import { ActivityDatesForm } from '../../../src/ui/checkout/ActivityDatesForm.tsx'
import { GuestKept } from '../../../src/ui/checkout/BookingForm.tsx'
import { CardsKept } from '../../../src/ui/checkout/GiftCards.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { useRefusalLabels } from '../../../src/ui/stay/use-refusal-labels.ts'
import { bookingQuery, checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import type { CheckoutPageProps } from './props.ts'
import { orderAgain, type PaidBefore, stillAgain } from '../paid-before.ts'
import { orderFields } from './pay.ts'

type FormProps = Pick<CheckoutPageProps, 'context' | 'booking' | 'form'>

export function MissingDates({
  context,
  booking,
  offered,
  wrong,
}: Pick<CheckoutPageProps, 'context' | 'booking'> & { offered: ActivityDates; wrong: WrongActivities }): ReactNode {
  const { [selectionKey]: _, ...fields } = bookingQuery(booking)
  const action = href(context.site, 'checkout')
  return (
    <ActivityDatesForm
      dates={offered}
      chosen={booking.criteria.activities}
      wrong={wrong}
      isNew={!readParameters(context.url.search).has(selectionKey)}
      action={action}
      fields={{ ...fields, ...stillAgain(context) }}
    />
  )
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

export function PriceFailed({ context, booking, form }: FormProps): ReactNode {
  const { url } = context
  return (
    <FailedState retry={`${url.pathname}${url.search}`} action={formAgain({ context, booking, form })}>
      {form.isUncertain ? (
        <Trans>We could not confirm the price of your stay.</Trans>
      ) : (
        <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans>
      )}
    </FailedState>
  )
}

/** A button that sends a posted form again as it was, with its key. Undefined where nothing was posted that is worth it. */
export function formAgain({ context, booking, form }: FormProps): ReactNode {
  const { shownPrice, payment, isAccepted, guest, entered, due = shownPrice } = form
  const isFilled = isAccepted || entered.cards.length > 0 || Object.values(guest).some((value) => value !== '')
  if (shownPrice === undefined || !payment || !isFilled) return undefined
  const fields = {
    ...orderFields(form, shownPrice, due),
    payment,
    ...(isAccepted && { terms: 'accepted' }),
    // The button of the cards, which was pressed, orders nothing.
    ...(form.failed === undefined && { update: 'card' }),
  }
  return (
    <form method="post" action={checkoutHref(context.site, booking, { price: undefined, ...stillAgain(context) })}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <GuestKept guest={guest} />
      <CardsKept {...entered} price={shownPrice} />
      <Button type="submit" look="second">
        <Trans>Try again</Trans>
      </Button>
    </form>
  )
}

/** Booking once more is another form with another key. */
export function AlreadyPaid({
  context: { site },
  booking,
  paid,
}: Pick<CheckoutPageProps, 'context' | 'booking'> & { paid: PaidBefore }): ReactNode {
  const { reference, address } = paid
  return (
    <Notice
      tone="done"
      live
      title={<Trans>You have just booked this stay: booking no. {reference}</Trans>}
      action={
        <>
          <LinkButton href={address}>
            <Trans>See my booking</Trans>
          </LinkButton>
          {/* A gift pays once. */}
          {booking.gift === undefined && (
            <LinkButton look="second" href={checkoutHref(site, booking, { price: undefined, ...orderAgain(paid) })}>
              <Trans>Book it once more</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <Trans>This booking is already paid. Nothing has been charged again.</Trans>
    </Notice>
  )
}
