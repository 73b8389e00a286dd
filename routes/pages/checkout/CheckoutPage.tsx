import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Quote } from '../../../src/contract/quote.ts'
import type { ActivityDates, ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { activitiesWithoutDate } from '../../../src/domain/criteria/activity-selection.ts'
import { nightsOf } from '../../../src/domain/criteria/party-and-dates.ts'
import { isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { needsActivityDates, type QuoteOutcome, quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Headwords } from '../../../src/ui/card/Headwords.tsx'
import { Amounts } from '../../../src/ui/checkout/Amounts.tsx'
import { CheckoutLayout } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { Summary } from '../../../src/ui/checkout/Summary.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import type { Booking } from './booking.ts'
import type { Priced } from './eligible-methods.ts'
import { MissingDates, NoAvailability } from './NotBookable.tsx'
import { PricedSteps } from './PricedSteps.tsx'

export interface CheckoutPageParts {
  readonly context: PageContext
  readonly booking: Booking
  readonly stay: StayDetail
  readonly quote: Promise<Quote>
  /** When the activities that need a date can be had. */
  readonly activityDates: Promise<ActivityDates>
  /** What the stay is sold at for these dates. */
  readonly rates: Promise<ProductOffers['offers']>
  /** The stay's page with these dates. */
  readonly back: string
  /** The way to pay that the address asks for, as it stands there. */
  readonly method: string | null
  /** Why a payment was not begun (`pay`), as the address says it. */
  readonly refused: string | null
}

/** What the quote means, or that activities need a date first. */
type Found = QuoteOutcome | { readonly kind: 'undated'; readonly offered: ActivityDates }

/** Summary, price, conditions, payment: the real-time quote decides what is shown of them. */
export function CheckoutPage(it: CheckoutPageParts): ReactNode {
  const { context, quote } = it
  const outcome = Promise.all([quote, it.activityDates]).then(([answer, offered]): Found => {
    const found = quoteOutcome(answer, context.today)
    const undated =
      found.kind === 'priced' ? activitiesWithoutDate(it.booking.criteria.activities, offered).length > 0 : needsActivityDates(found.reason)
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
        <StaySummary {...it}>
          <Deferred of={outcome} pending={<BookingPanelSkeleton />} failed={null}>
            {(found) =>
              found.kind === 'priced' && (
                <>
                  <Headwords of={programOf(it, found)} />
                  <Amounts of={found.price} localTax={taxAtHotel(it, found)} />
                </>
              )
            }
          </Deferred>
        </StaySummary>
      }
    >
      <Deferred of={outcome} pending={<ListSkeleton rows={2} />} failed={failed}>
        {(found) => {
          if (found.kind === 'priced') return <PricedSteps {...it} priced={found} />
          return found.kind === 'undated' ? (
            <MissingDates {...it} offered={found.offered} />
          ) : (
            <NoAvailability back={it.back} reason={found.reason} />
          )
        }}
      </Deferred>
    </CheckoutLayout>
  )
}

/** Cents of local tax on top of the price. */
function taxAtHotel({ stay }: CheckoutPageParts, { quote }: Priced): number | undefined {
  return isTaxIncluded(stay.hotel.localTax) ? undefined : quote.localTaxTotalAmount
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
