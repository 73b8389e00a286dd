import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Eligibility } from '../../../src/contract/eligibility.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { nightsOf } from '../../../src/domain/criteria/party-and-dates.ts'
import { methodsToAskFor } from '../../../src/domain/pricing/payment-methods.ts'
import { comparePrices } from '../../../src/domain/pricing/price-change.ts'
import { type QuoteOutcome, quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { Headwords } from '../../../src/ui/card/Headwords.tsx'
import { Amounts } from '../../../src/ui/checkout/Amounts.tsx'
import { CheckoutLayout, CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { Conditions } from '../../../src/ui/checkout/Conditions.tsx'
import { PaymentChoice } from '../../../src/ui/checkout/PaymentChoice.tsx'
import { Summary } from '../../../src/ui/checkout/Summary.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import type { Booking } from './booking.ts'

export interface CheckoutPageParts {
  readonly context: PageContext
  readonly booking: Booking
  readonly stay: StayDetail
  readonly quote: Promise<Quote>
  /** The stay's page with these dates. */
  readonly back: string
}

type Priced = Extract<QuoteOutcome, { kind: 'priced' }>

/** Summary, price, conditions, payment: the real-time quote decides what is shown of them. */
export function CheckoutPage(it: CheckoutPageParts): ReactNode {
  const { context, quote } = it
  const outcome = quote.then((answer) => quoteOutcome(answer, context.today))
  const failed = (
    <FailedState retry={`${context.url.pathname}${context.url.search}`}>
      <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans>
    </FailedState>
  )
  return (
    <CheckoutLayout
      summary={
        <StaySummary {...it}>
          <Deferred of={outcome} pending={<BookingPanelSkeleton />} failed={null}>
            {(found) =>
              found.kind === 'priced' && (
                <>
                  <Headwords of={programOf(it, found)} />
                  <Amounts of={found.price} localTax={found.quote.localTaxTotalAmount} />
                </>
              )
            }
          </Deferred>
        </StaySummary>
      }
    >
      <Deferred of={outcome} pending={<ListSkeleton rows={2} />} failed={failed}>
        {(found) => (found.kind === 'priced' ? <PricedSteps {...it} priced={found} /> : <NotBookable back={it.back} />)}
      </Deferred>
    </CheckoutLayout>
  )
}

function StaySummary({ stay, booking, children }: CheckoutPageParts & { children: ReactNode }): ReactNode {
  const { dates, criteria } = booking
  return (
    <Summary label={stay.label} hotel={stay.hotel} image={stay.images[0]} dates={dates} nights={nightsOf(dates)} guests={criteria.guests}>
      {children}
    </Summary>
  )
}

/** What the nights booked include, as the quote says it. The stay's own lines are those of its shortest length. */
function programOf({ stay, booking }: CheckoutPageParts, { quote }: Priced): readonly string[] {
  return quote.programLineList ?? (nightsOf(booking.dates) === stay.nights.min ? stay.programLine : [])
}

/** Section 8: no longer available on these dates. */
function NotBookable({ back }: { back: string }): ReactNode {
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
      <Trans>Update your stay criteria to enjoy the product’s offers.</Trans>
    </Notice>
  )
}

function PricedSteps({ context, booking, priced, back }: CheckoutPageParts & { priced: Priced }): ReactNode {
  const { site } = context
  const { dates, criteria, stayId, shownPrice } = booking
  const { price, quote } = priced
  const policy = quote.cancellationPolicy
  const change = shownPrice === undefined ? undefined : comparePrices(shownPrice, price.sellPrice)
  const address = Object.fromEntries(new URLSearchParams(formatStayCriteria(criteria)))
  const choice = (methods: Eligibility['paymentMethods']) => (
    <PaymentChoice
      action={href(site, 'checkout', { query: { product: stayId, ...address } })}
      fields={{ price: String(price.sellPrice) }}
      amount={price.sellPrice}
      checkin={dates.checkin}
      deadline={policy?.cancellationDeadline}
      methods={methods}
    />
  )
  return (
    <>
      {change && change.direction !== 'same' && (
        <Notice
          tone={change.direction === 'lower' ? 'done' : 'warn'}
          live
          action={
            <a href={back}>
              <Trans>Back to the stay</Trans>
            </a>
          }
        >
          {change.direction === 'lower' ? (
            <Trans>The price has been updated during your booking and it’s now lower!</Trans>
          ) : (
            <Trans>The price has been updated during your booking and it’s now higher.</Trans>
          )}
        </Notice>
      )}
      <CheckoutPart title={<Trans>Modification and cancellation</Trans>}>
        <Conditions policy={policy} checkin={dates.checkin} />
      </CheckoutPart>
      <CheckoutPart title={<Trans>Payment</Trans>}>
        <Deferred of={eligibleMethods(context, booking, priced)} pending={<ListSkeleton rows={2} />} failed={choice([])}>
          {choice}
        </Deferred>
      </CheckoutPart>
    </>
  )
}

/** Pay-later methods: asked for only where the rules allow them, shown only when the answer does. */
async function eligibleMethods(
  { upstream, market, today }: PageContext,
  { dates }: Booking,
  { price, quote }: Priced,
): Promise<Eligibility['paymentMethods']> {
  const policy = quote.cancellationPolicy
  const methods = methodsToAskFor(
    { amount: price.sellPrice, checkin: dates.checkin, hasCancellationPolicy: policy !== undefined, enabled: ['deferred', '3x', '4x'] },
    today,
  )
  if (methods.length === 0) return []
  const answer = await upstream.eligibility({
    amount: price.sellPrice,
    cancellationPolicyType: policy?.cancellable ? 'cancellable' : 'nonCancellable',
    ...(policy?.cancellationDeadline ? { cancellableUntil: policy.cancellationDeadline } : {}),
    checkinDate: dates.checkin,
    pointOfSale: market.locale.toLowerCase(),
  })
  return answer.kind === 'ok' ? answer.value.paymentMethods.filter(({ type }) => methods.includes(type)) : []
}
