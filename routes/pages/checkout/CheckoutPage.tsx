import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Quote } from '../../../src/contract/quote.ts'
import type { ActivityDates, ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { activitiesWithoutDate } from '../../../src/domain/stay/activity-selection.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { type QuoteOutcome, quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { needsActivityDates } from '../../../src/domain/quote/refusal.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Keywords } from '../../../src/ui/card/Keywords.tsx'
import { Amounts } from '../../../src/ui/checkout/Amounts.tsx'
import { CheckoutLayout } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { Summary } from '../../../src/ui/checkout/Summary.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import type { Booking } from '../../../src/domain/stay/booking-address.ts'
import type { Priced } from './eligible-methods.ts'
import { MissingDates, NoAvailability } from './NotBookable.tsx'
import { PricedSteps } from './PricedSteps.tsx'

export interface CheckoutPageProps {
  readonly context: PageContext
  readonly booking: Booking
  readonly stay: StayDetail
  readonly quote: Promise<Quote>
  /** Available dates of the activities that need one. */
  readonly activityDates: Promise<ActivityDates>
  /** Rates of the stay on these dates. */
  readonly rates: Promise<ProductOffers['offers']>
  /** Link to the stay page with these dates. */
  readonly back: string
  /** Payment method of the query, unparsed. */
  readonly method: string | null
  /** Reason of the query why a payment was not started (`pay`), unparsed. */
  readonly refused: string | null
}

/** Outcome of the quote, or that activities need a date first. */
type CheckoutOutcome = QuoteOutcome | { readonly kind: 'undated'; readonly offered: ActivityDates }

/** Checkout: summary, price, conditions and payment, as far as the real-time quote allows. */
export function CheckoutPage(props: CheckoutPageProps): ReactNode {
  const { context, quote } = props
  const outcome = Promise.all([quote, props.activityDates]).then(([response, offered]): CheckoutOutcome => {
    const found = quoteOutcome(response, context.today)
    const undated =
      found.kind === 'priced'
        ? activitiesWithoutDate(props.booking.criteria.activities, offered).length > 0
        : needsActivityDates(found.refusal)
    return undated && offered.length > 0 ? { kind: 'undated', offered } : found
  })
  const failed = (
    <FailedState retry={`${context.url.pathname}${context.url.search}`}>
      <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans>
    </FailedState>
  )
  return (
    <CheckoutLayout
      summary={
        <StaySummary {...props}>
          <Deferred data={outcome} pending={<BookingPanelSkeleton />} failed={null}>
            {(found) =>
              found.kind === 'priced' && (
                <>
                  <Keywords keywords={programOf(props, found)} />
                  <Amounts price={found.price} localTax={taxAtHotel(props, found)} />
                </>
              )
            }
          </Deferred>
        </StaySummary>
      }
    >
      <Deferred data={outcome} pending={<ListSkeleton rows={2} />} failed={failed}>
        {(found) => {
          if (found.kind === 'priced') return <PricedSteps {...props} priced={found} />
          return found.kind === 'undated' ? (
            <MissingDates {...props} offered={found.offered} />
          ) : (
            <NoAvailability back={props.back} refusal={found.refusal} />
          )
        }}
      </Deferred>
    </CheckoutLayout>
  )
}

/** Cents of local tax on top of the price. */
function taxAtHotel({ stay }: CheckoutPageProps, { quote }: Priced): number | undefined {
  return isTaxIncluded(stay.hotel.localTax) ? undefined : quote.localTaxTotalAmount
}

function StaySummary({ stay, booking, children }: CheckoutPageProps & { children: ReactNode }): ReactNode {
  const { dates, criteria } = booking
  return (
    <Summary label={stay.label} hotel={stay.hotel} image={stay.images[0]} dates={dates} nights={nightsOf(dates)} guests={criteria.guests}>
      {children}
    </Summary>
  )
}

/** What the booked nights include, from the quote; the stay's own lines describe its shortest length. */
function programOf({ stay, booking }: CheckoutPageProps, { quote }: Priced): readonly string[] {
  return quote.programLineList ?? (nightsOf(booking.dates) === stay.nights.min ? stay.programLine : [])
}
