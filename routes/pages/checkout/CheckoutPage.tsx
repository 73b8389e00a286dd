import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HeldGift } from '../../../src/contract/beneficiary.ts'
import type { OrderPayment } from '../../../src/contract/order.ts'
import type { ActivityDates, StayDetail } from '../../../src/contract/stay.ts'
import { refusedActivities, type WrongActivities, wrongActivities } from '../../../src/domain/booking/check-booking.ts'
import { chosenSlots } from '../../../src/domain/booking/programme.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { chargedPrice } from '../../../src/domain/pricing/payments.ts'
import { cardShares, priceWithCards } from '../../../src/domain/pricing/gift-cards.ts'
import { type QuoteOutcome, quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { needsActivityDates } from '../../../src/domain/quote/refusal.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { CheckoutLayout, CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { Programme } from '../../../src/ui/checkout/Programme.tsx'
import { Summary } from '../../../src/ui/checkout/Summary.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { priceWithGift } from '../../../src/domain/redeeming/paid-by-gift.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'
import { newestPaid } from '../paid-before.ts'
import { eligibleMethods, paymentsOf, type Priced, type PricedStay } from './eligible-methods.ts'
import { FormNotice } from './FormNotice.tsx'
import { AlreadyPaid, MissingDates, NoAvailability, PriceFailed } from './NotBookable.tsx'
import { PricedSteps } from './PricedSteps.tsx'
import { GiftNotPaying, GiftSignedOut, GiftUnread } from './GiftNotPaying.tsx'
import type { CheckoutForm } from './pay.ts'
import { giftOf, type OpenedPayment } from './paying-gift.ts'
import { PricedSummary } from './PricedSummary.tsx'
import type { CheckoutPageProps } from './props.ts'

/** With `undated`, activities need other dates before the stay can be booked. */
type CheckoutOutcome =
  | Exclude<QuoteOutcome, Priced>
  | PricedStay
  | { readonly kind: 'undated'; readonly offered: ActivityDates; readonly wrong: WrongActivities }
  | { readonly kind: 'giftUnread' }
  | { readonly kind: 'giftRefused'; readonly paying: OpenedPayment }

export function CheckoutPage(props: CheckoutPageProps): ReactNode {
  const { context, booking, stay, form, rates, contact, back } = props
  const page = { context, booking, form }
  const outcome = checkoutOutcome(props)
  const payments = outcome.then(
    async (found): Promise<readonly OrderPayment[]> =>
      found.kind === 'priced' ? paymentsOf(context, booking, found, await eligibleMethods(context, booking, found)) : [],
  )
  payments.catch(() => {})
  return (
    <CheckoutLayout
      paid={newestPaid(context)}
      title={<Trans>Your booking</Trans>}
      summary={
        <StaySummary {...{ stay, booking }}>
          <Deferred data={outcome} pending={<BookingPanelSkeleton />} failed={null}>
            {(found) =>
              found.kind === 'priced' && <PricedSummary {...{ context, stay, booking, payments }} extras={props.extras} priced={found} />
            }
          </Deferred>
        </StaySummary>
      }
    >
      <FormNotice {...form} />
      {form.paid ? (
        <AlreadyPaid {...{ context, booking }} paid={form.paid} />
      ) : form.failed === 'giftSignedOut' ? (
        <GiftSignedOut {...page} />
      ) : (
        <Deferred data={outcome} pending={<ListSkeleton rows={2} />} failed={<PriceFailed {...{ context, booking, form }} />}>
          {(found) => {
            if (found.kind === 'giftUnread') return <GiftUnread {...page} />
            if (found.kind === 'giftRefused') return <GiftNotPaying {...page} paying={found.paying} back={back} />
            if (found.kind === 'undated') return <MissingDates {...{ context, booking }} offered={found.offered} wrong={found.wrong} />
            if (found.kind !== 'priced') return <NoAvailability back={back} refusal={found.refusal} />
            return (
              <PricedSteps {...{ context, booking, stay, rates, payments, back, form }} priced={found}>
                <StayProgramme {...{ stay, booking }} activityDates={props.activityDates} priced={found} />
              </PricedSteps>
            )
          }}
        </Deferred>
      )}
      {contact && <PhoneBanner contact={contact} />}
    </CheckoutLayout>
  )
}

async function checkoutOutcome({ context, booking, quote, activityDates, ...props }: CheckoutPageProps): Promise<CheckoutOutcome> {
  const paying = await props.gift
  if (paying?.kind === 'unavailable') return { kind: 'giftUnread' }
  if (paying?.kind === 'opened' && isRefused(paying, props)) return { kind: 'giftRefused', paying }
  const [response, offered] = await Promise.all([quote, activityDates])
  const found = quoteOutcome(response, context.today)
  if (found.kind !== 'priced' && !needsActivityDates(found.refusal)) return found
  const chosen = wrongActivities(booking.criteria.activities, offered)
  const wrong = found.kind === 'priced' ? chosen : (chosen ?? refusedActivities(found.refusal, offered))
  if (wrong && offered.length > 0) return { kind: 'undated', offered, wrong }
  return found.kind === 'priced' ? pricedStay(found, giftOf(paying), props.form) : found
}

/** Who has sent a form may have used the gift with it, so that a posted form is shown unless it was refused. */
function isRefused({ problem }: OpenedPayment, { isPost, form }: Pick<CheckoutPageProps, 'isPost' | 'form'>): boolean {
  return isPost ? form.refusedGift !== undefined : problem !== undefined
}

/** The price with what a gift pays of it, and then gift cards. */
function pricedStay(found: Priced, gift: HeldGift | undefined, { entered }: CheckoutForm): PricedStay {
  const price = gift ? priceWithGift(found.price, gift) : found.price
  return { ...found, price: priceWithCards(price, cardShares(chargedPrice(price), entered.cards)), gift }
}

function StaySummary({ stay, booking, children }: Pick<CheckoutPageProps, 'stay' | 'booking'> & { children: ReactNode }): ReactNode {
  const { dates, criteria } = booking
  return (
    <Summary label={stay.label} hotel={stay.hotel} image={stay.images[0]} dates={dates} nights={nightsOf(dates)} guests={criteria.guests}>
      {children}
    </Summary>
  )
}

type StayProgrammeProps = Pick<CheckoutPageProps, 'stay' | 'booking' | 'activityDates'> & { readonly priced: Priced }

function StayProgramme({ stay, booking, activityDates, priced }: StayProgrammeProps): ReactNode {
  const programme = (offered: ActivityDates) => (
    <Programme
      dates={booking.dates}
      slots={chosenSlots(booking.criteria.activities, offered)}
      checkInOut={stay.hotel.checkInOut}
      included={includedIn(stay, booking, priced)}
      undated={priced.quote.undatedServices ?? []}
    />
  )
  return (
    <CheckoutPart title={<Trans>Your programme</Trans>}>
      <Deferred data={activityDates} pending={<ListSkeleton rows={2} />} failed={programme([])}>
        {programme}
      </Deferred>
    </CheckoutPart>
  )
}

/** Reads the quote, because the stay's own lines describe its shortest length. */
function includedIn(stay: StayDetail, { dates }: BookingChoice, { quote }: Priced): readonly string[] {
  return quote.programLineList ?? (nightsOf(dates) === stay.nights.min ? stay.programLine : [])
}
