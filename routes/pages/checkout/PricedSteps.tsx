import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { offersSecondProvider } from '../../../src/domain/pricing/payment-methods.ts'
import type { EligibleMethod } from '../../../src/domain/pricing/payment-plan.ts'
import { comparePrices } from '../../../src/domain/pricing/price-change.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { Conditions } from '../../../src/ui/checkout/Conditions.tsx'
import { PaymentChoice } from '../../../src/ui/checkout/PaymentChoice.tsx'
import { PriceChanged } from '../../../src/ui/checkout/PriceChanged.tsx'
import { RateChoice } from '../../../src/ui/checkout/RateChoice.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import type { CheckoutPageProps } from './CheckoutPage.tsx'
import { eligibleMethods, type Priced } from './eligible-methods.ts'

/** Reasons why a payment was not started (`pay`); a changed price has a notice of its own. */
const refusals: ReadonlyMap<string | null, ReactNode> = new Map([
  ['method', <Trans key="method">This way to pay cannot be had for your stay. Please choose another.</Trans>],
  ['form', <Trans key="form">We could not read your choice. Please choose again how you would like to pay.</Trans>],
  ['quote', <Trans key="quote">We could not confirm the price of your stay. Nothing has been booked.</Trans>],
])

/** Steps of a priced booking: price change, conditions, rates, payment. */
export function PricedSteps({ context, booking, rates, priced, back, method, refused }: CheckoutPageProps & { priced: Priced }): ReactNode {
  const { site } = context
  const { dates, shownPrice, criteria } = booking
  const { price, quote } = priced
  const policy = quote.cancellationPolicy
  const change = shownPrice === undefined ? undefined : comparePrices(shownPrice, price.sellPrice)
  const amount = price.sellPrice
  const choice = (methods: readonly EligibleMethod[]) => (
    <PaymentChoice
      action={checkoutHref(site, booking, { price: undefined })}
      fields={{ price: String(amount) }}
      stay={{ amount, checkin: dates.checkin, deadline: policy?.cancellationDeadline }}
      methods={methods}
      secondProvider={offersSecondProvider(site.market.locale, amount)}
      chosen={method}
    />
  )
  return (
    <>
      {change && change.direction !== 'same' && <PriceChanged change={change} back={back} />}
      {refusals.has(refused) && (
        <Notice tone="warn" live>
          {refusals.get(refused)}
        </Notice>
      )}
      <CheckoutPart title={<Trans>Modification and cancellation</Trans>}>
        <Conditions policy={policy} checkin={dates.checkin} />
        <Deferred data={rates} pending={null} failed={null}>
          {(offers) => (
            <RateChoice
              offers={offers}
              amount={amount}
              chosen={criteria.offerId ?? offers[0]?.id ?? 0}
              hrefOf={({ id, priceInfo }) => checkoutHref(site, booking, { offerId: id, price: priceInfo.sellPrice })}
            />
          )}
        </Deferred>
      </CheckoutPart>
      <CheckoutPart title={<Trans>Payment</Trans>}>
        <Deferred data={eligibleMethods(context, booking, priced)} pending={<ListSkeleton rows={2} />} failed={choice([])}>
          {choice}
        </Deferred>
      </CheckoutPart>
    </>
  )
}
