import { type ReactNode, type RefObject, useMemo } from 'react'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import type { ShortestStay } from '../../../domain/booking/known-rates.ts'
import { noStayChoices, type StayCriteria } from '../../../domain/stay/criteria.ts'
import { formatStayCriteria, parseStayCriteria } from '../../../domain/stay/hash.ts'
import { amountToPay, eligibilityRequest, offersSecondProvider } from '../../../domain/pricing/payments.ts'
import { href } from '../../../market/site.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { onDemand } from '../../runtime/on-demand.ts'
import css from '../../stay-page/panel.module.css'
import { StickyBar } from '../../stay-page/StickyBar.tsx'
import { extraAmount, type PricedExtra } from '../../../domain/booking/price-breakdown.ts'
import type { ChosenExtra } from '../../../domain/extras/extra-address.ts'
import { isSameStay, toStayOccupancy } from '../../../domain/guests/occupancy.ts'
import { useProductPrices } from '../../stay-page/use-product-prices.ts'
import type { QueriedStay } from '../../stay-page/stay-queries.ts'
import { ChosenExtras } from '../ChosenExtras.tsx'
import { BookAction } from './BookAction.tsx'
import { Breakdown } from '../../../ui/price/Breakdown.tsx'
import { CancellationByRate, Terms } from './Terms.tsx'
import { PriceBanner } from './PriceBanner.tsx'
import { QuoteNotice } from './QuoteNotice.tsx'
import { datedPrice } from '../../../domain/booking/displayed-stay-price.ts'
import { useBooking } from './use-booking.ts'
import { type PricedStayProps, usePricedStay } from './use-priced-stay.ts'

const usePriceChangePart = onDemand('PriceChangeDialog', () => import('./PriceChangeDialog.tsx'))
const useStayChoicesPart = onDemand('StayChoices', () => import('./StayChoices.tsx'))
const useBudgetPart = onDemand('Budget', () => import('./Budget.tsx'))

interface PriceOfDatesProps extends PricedStayProps {
  readonly extras: readonly ChosenExtra[]
  readonly onRemoveExtra: (product: number) => void
}

export function PriceOfDates(props: PriceOfDatesProps): ReactNode {
  const { stay, price } = usePricedStay(props)
  const extras = usePricedExtras(props, stay)
  return (
    <>
      <PriceBanner price={price} />
      <ChosenExtras
        extras={extras.map(({ without, ...rest }) => ({
          ...rest,
          amount: price.kind === 'priced' ? extraAmount(price.price, without) : undefined,
        }))}
        onRemove={props.onRemoveExtra}
      />
      {price.kind === 'priced' && <Breakdown {...price} extras={extras} taxIncluded={props.props.taxIncluded} />}
    </>
  )
}

/** What an extra costs is the difference to the stay without it, which has a product and a quote of its own. */
function usePricedExtras({ props, criteria, dates, extras }: PriceOfDatesProps, stay: QueriedStay): (ChosenExtra & PricedExtra)[] {
  const served = parseStayCriteria(props.query)
  const isServed = served.dates && isSameStay(toStayOccupancy(served.dates, served.guests), toStayOccupancy(dates, criteria.guests))
  const products = extras.flatMap(({ removal }) => removal?.product ?? [])
  const priceOf = useProductPrices(stay, dates, products, isServed ? props.extras?.prices : undefined)
  return extras.map((extra) => ({ ...extra, without: priceOf(extra.removal?.product).cents }))
}

interface BookDatesProps extends PricedStayProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly change: (patch: Partial<StayCriteria>) => void
  readonly openCalendar: () => void
  readonly onPick: (dates: StayDates | undefined) => void
  readonly onShortest: (shortest: ShortestStay) => void
}

export function BookDates(input: BookDatesProps): ReactNode {
  const { site, today } = useSite()
  const { props, criteria, dates, change, openCalendar } = input
  const priced = usePricedStay(input)
  const { stay, rates, activities, price } = priced
  const booking = useBooking(priced, { dates, onChooseActivities: (selection) => change({ activities: selection }) })
  const { check } = booking
  const priceChange = usePriceChangePart(check.kind === 'changed')
  const choices = useStayChoicesPart(activities.offered.length > 0 || rates.rates.length > 1 || rates.lengths.length > 1)
  const paid = useMemo(() => {
    if (price.kind !== 'priced') return undefined
    const { cancellationPolicy: policy } = price.quote
    const amount = amountToPay(price.price)
    const request = eligibilityRequest(amount, dates.checkin, policy, today)
    if (!request && !offersSecondProvider(site.market.locale, amount)) return undefined
    return { stay: { amount, checkin: dates.checkin, deadline: policy?.cancellationDeadline }, request }
  }, [price, dates.checkin, today, site])
  const budget = useBudgetPart(paid !== undefined)
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
      onBook={booking.checkPrice}
      onRetry={priced.retry}
    />
  )
  return (
    <>
      {choices && (
        <choices.StayChoices
          {...{ dates, rates, price }}
          priceOf={priced.priceOf}
          activities={{ ...activities, wrong: booking.wrong, choose: booking.chooseActivity }}
          onStayLonger={() => input.onShortest(priced.shortest)}
          onChoose={change}
        />
      )}
      <QuoteNotice
        {...{ stay, dates, price, hotel }}
        failed={check.kind === 'failed'}
        sentence={check.kind === 'failed' ? booking.sentence : priced.sentence}
        onPick={input.onPick}
      />
      <div className={css.book}>{action}</div>
      {budget && paid && priced.checkout && price.kind === 'priced' && (
        <budget.Budget {...paid} checkout={priced.checkout} onChoose={(method) => booking.checkPrice(price.price.sellPrice, method)} />
      )}
      <Terms price={price} taxIncluded={props.taxIncluded} />
      {price.kind === 'priced' && (
        <CancellationByRate
          rates={rates.rates.flatMap((rate) => priced.priceOf(rate) ?? [])}
          quoted={{ price: price.price, policy: price.quote.cancellationPolicy }}
          checkin={dates.checkin}
        />
      )}
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
