import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../../src/contract/order.ts'
import type { PricedExtra } from '../../../src/domain/booking/price-breakdown.ts'
import { isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Amounts } from '../../../src/ui/checkout/Amounts.tsx'
import { AmountsDue } from '../../../src/ui/checkout/AmountsDue.tsx'
import css from '../../../src/ui/checkout/Checkout.module.css'
import { SummaryFact } from '../../../src/ui/checkout/Summary.tsx'
import { LocalTaxRow } from '../../../src/ui/price/AmountRow.tsx'
import { Breakdown } from '../../../src/ui/price/Breakdown.tsx'
import type { CheckoutPageProps } from './props.ts'
import { paymentsOf, type PricedStay } from './eligible-methods.ts'

interface PricedSummaryProps extends Pick<CheckoutPageProps, 'context' | 'stay' | 'booking' | 'extras'> {
  readonly priced: PricedStay
  readonly payments: Promise<readonly OrderPayment[]>
}

export function PricedSummary({ context, stay, booking, priced, payments, extras }: PricedSummaryProps): ReactNode {
  const { price, quote } = priced
  const booked = (stay.upsells ?? []).filter(({ selected }) => selected)
  const taxIncluded = isTaxIncluded(stay.hotel.localTax)
  const breakdown = (list: readonly PricedExtra[]) => <Breakdown {...{ price, quote, taxIncluded }} extras={list} />
  const withoutLater = <AmountsDue payments={paymentsOf(context, booking, priced, [])} />
  return (
    <>
      <ul>
        {quote.roomsAmountMessage && <SummaryFact icon="tag">{quote.roomsAmountMessage}</SummaryFact>}
        {booked.map(({ id, label }) => (
          <SummaryFact key={id} icon="plus">
            <Trans>Extra: {label}</Trans>
          </SummaryFact>
        ))}
        <SummaryFact icon="shield">
          {price.insuranceAmount === undefined ? <Trans>Standard rate</Trans> : <Trans>Rate with cancellation insurance</Trans>}
        </SummaryFact>
      </ul>
      <Amounts price={price} gift={priced.gift?.label} />
      <Deferred data={payments} pending={withoutLater} failed={withoutLater}>
        {(list) => <AmountsDue payments={list} />}
      </Deferred>
      {!taxIncluded && quote.localTaxTotalAmount ? (
        <dl className={css.amounts}>
          <LocalTaxRow amount={quote.localTaxTotalAmount} />
        </dl>
      ) : null}
      <Deferred data={extras} pending={null} failed={breakdown([])}>
        {breakdown}
      </Deferred>
    </>
  )
}
