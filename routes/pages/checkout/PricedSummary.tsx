import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../../src/contract/order.ts'
import { priceBreakdown } from '../../../src/domain/booking/price-breakdown.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Amounts } from '../../../src/ui/checkout/Amounts.tsx'
import { AmountsDue, LocalTax } from '../../../src/ui/checkout/AmountsDue.tsx'
import { Breakdown } from '../../../src/ui/checkout/Breakdown.tsx'
import { SummaryFact } from '../../../src/ui/checkout/Summary.tsx'
import { plusIcon, shieldIcon, tagIcon } from '../../../src/ui/icon/paths.ts'
import type { CheckoutPageProps } from './CheckoutPage.tsx'
import { paymentsOf, type Priced } from './eligible-methods.ts'
import type { BookedExtra } from './request-quote.ts'

export interface PricedSummaryProps extends CheckoutPageProps {
  readonly priced: Priced
  readonly payments: Promise<readonly OrderPayment[]>
}

/** Rate, extras, amounts to pay by each method, and what they are made of. */
export function PricedSummary({ context, stay, booking, priced, payments, extras }: PricedSummaryProps): ReactNode {
  const { price, quote } = priced
  const { dates, criteria } = booking
  const booked = (stay.upsells ?? []).filter(({ selected }) => selected)
  const localTax = isTaxIncluded(stay.hotel.localTax) ? undefined : quote.localTaxTotalAmount
  const breakdown = (list: readonly BookedExtra[]) => (
    <Breakdown
      {...priceBreakdown({ sellPrice: price.sellPrice, insuranceAmount: price.insuranceAmount, extras: list })}
      nightCount={nightsOf(dates)}
      rooms={quote.modifiedReservationCriteria?.rooms}
      guests={criteria.guests}
      localTax={localTax}
    />
  )
  const withoutLater = <AmountsDue payments={paymentsOf(context, booking, priced, [])} />
  return (
    <>
      <ul>
        {quote.roomsAmountMessage && <SummaryFact icon={tagIcon}>{quote.roomsAmountMessage}</SummaryFact>}
        {booked.map(({ id, label }) => (
          <SummaryFact key={id} icon={plusIcon}>
            <Trans>Extra: {label}</Trans>
          </SummaryFact>
        ))}
        <SummaryFact icon={shieldIcon}>
          {price.insuranceAmount === undefined ? <Trans>Standard rate</Trans> : <Trans>Rate with cancellation insurance</Trans>}
        </SummaryFact>
      </ul>
      <Amounts price={price} />
      <Deferred data={payments} pending={withoutLater} failed={withoutLater}>
        {(list) => <AmountsDue payments={list} />}
      </Deferred>
      {localTax ? <LocalTax amount={localTax} /> : null}
      <Deferred data={extras} pending={null} failed={breakdown([])}>
        {breakdown}
      </Deferred>
    </>
  )
}
