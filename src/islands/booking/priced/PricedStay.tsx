import { type ReactNode, type RefObject, useMemo } from 'react'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import type { ShortestStay } from '../../../domain/booking/known-rates.ts'
import { noStayChoices, type StayCriteria } from '../../../domain/stay/criteria.ts'
import { formatStayCriteria } from '../../../domain/stay/hash.ts'
import { eligibilityRequest } from '../../../domain/pricing/eligibility-request.ts'
import { href } from '../../../market/site.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { onDemand } from '../../runtime/on-demand.ts'
import { StickyBar } from '../../stay-page/StickyBar.tsx'
import { BookAction } from './BookAction.tsx'
import { Breakdown } from './Breakdown.tsx'
import { PriceBanner } from './PriceBanner.tsx'
import { QuoteNotice } from './QuoteNotice.tsx'
import { datedPrice } from '../../../domain/booking/displayed-stay-price.ts'
import { Terms } from './Terms.tsx'
import { useBooking } from './use-booking.ts'
import { type PricedStayProps, usePricedStay } from './use-priced-stay.ts'

const usePriceChange = onDemand('PriceChangeDialog', () => import('./PriceChangeDialog.tsx'))
const useStayChoices = onDemand('StayChoices', () => import('./StayChoices.tsx'))
const useBudget = onDemand('Budget', () => import('./Budget.tsx'))

export function PriceOfDates(props: PricedStayProps): ReactNode {
  const { price, checkout } = usePricedStay(props)
  const eligibility = useMemo(
    () =>
      price.kind === 'priced'
        ? eligibilityRequest(price.price.sellPrice, props.dates.checkin, price.quote.cancellationPolicy, props.props.today)
        : undefined,
    [price, props.dates.checkin, props.props.today],
  )
  const budget = useBudget(eligibility !== undefined)
  return (
    <>
      <PriceBanner price={price} />
      <Breakdown price={price} taxIncluded={props.props.taxIncluded} />
      {budget && eligibility && checkout && <budget.Budget request={eligibility} checkout={checkout} />}
    </>
  )
}

export interface BookDatesProps extends PricedStayProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly change: (patch: Partial<StayCriteria>) => void
  readonly openCalendar: () => void
  readonly onPick: (dates: StayDates | undefined) => void
  readonly onShortest: (shortest: ShortestStay) => void
}

/** The panel's end; its button is repeated in a bar while the panel is out of sight. */
export function BookDates(input: BookDatesProps): ReactNode {
  const { site } = useSite()
  const { props, criteria, dates, change, openCalendar } = input
  const priced = usePricedStay(input)
  const { stay, rates, activities, price } = priced
  const booking = useBooking(priced, { dates, today: props.today, onChooseActivities: (selection) => change({ activities: selection }) })
  const { check } = booking
  const priceChange = usePriceChange(check.kind === 'changed')
  const choices = useStayChoices(activities.offered.length > 0 || rates.rates.length > 1 || rates.lengths.length > 1)
  const hotel = href(site, 'hotel', {
    path: [props.hotelId],
    hash: formatStayCriteria({ ...noStayChoices, dates, guests: criteria.guests }),
  })
  const action = (
    <BookAction
      price={price}
      checkout={priced.checkout}
      check={check}
      onChoose={openCalendar}
      onBook={booking.book}
      onRetry={priced.retry}
    />
  )
  return (
    <>
      {choices && (
        <choices.StayChoices
          {...{ dates, rates, price }}
          activities={{ ...activities, wrong: booking.wrong, choose: booking.chooseActivity }}
          onStayLonger={() => input.onShortest(priced.shortest)}
          onChoose={change}
        />
      )}
      <QuoteNotice {...{ stay, dates, price, hotel }} today={props.today} failed={check.kind === 'failed'} onPick={input.onPick} />
      {action}
      <Terms price={price} taxIncluded={props.taxIncluded} />
      <StickyBar panel={input.panel} label={props.label} price={datedPrice(price)}>
        {action}
      </StickyBar>
      {check.kind === 'changed' && priceChange && (
        <priceChange.PriceChangeDialog
          change={check.change}
          hotel={hotel}
          onContinue={booking.accept}
          onClose={booking.dismiss}
          onOtherDates={() => {
            booking.dismiss()
            openCalendar()
          }}
        />
      )}
    </>
  )
}
