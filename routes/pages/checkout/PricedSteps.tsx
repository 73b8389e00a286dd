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
import { checkoutHref } from './booking.ts'
import type { CheckoutPageParts } from './CheckoutPage.tsx'
import { eligibleMethods, type Priced } from './eligible-methods.ts'

/** Why a payment was not begun (`pay`), where the page does not say it by itself: a changed price is said with its sums. */
const refusals: ReadonlyMap<string | null, ReactNode> = new Map([
  ['method', <Trans key="method">This way to pay cannot be had for your stay. Please choose another.</Trans>],
  ['form', <Trans key="form">We could not read your choice. Please choose again how you would like to pay.</Trans>],
  ['quote', <Trans key="quote">We could not confirm the price of your stay. Nothing has been booked.</Trans>],
])

/** The steps of a booking that has a price: what changed, the conditions, the insurance, and how to pay. */
export function PricedSteps({ context, booking, rates, priced, back, method, refused }: CheckoutPageParts & { priced: Priced }): ReactNode {
  const { site, market } = context
  const { dates, shownPrice, criteria } = booking
  const { price, quote } = priced
  const policy = quote.cancellationPolicy
  const change = shownPrice === undefined ? undefined : comparePrices(shownPrice, price.sellPrice)
  const amount = price.sellPrice
  const choice = (methods: readonly EligibleMethod[]) => (
    <PaymentChoice
      action={checkoutHref(site, booking, { price: undefined })}
      fields={{ price: String(amount) }}
      of={{ amount, checkin: dates.checkin, deadline: policy?.cancellationDeadline }}
      methods={methods}
      secondProvider={offersSecondProvider(market.locale, amount)}
      chosen={method}
    />
  )
  return (
    <>
      {change && change.direction !== 'same' && <PriceChanged of={change} back={back} />}
      {refusals.has(refused) && (
        <Notice tone="warn" live>
          {refusals.get(refused)}
        </Notice>
      )}
      <CheckoutPart title={<Trans>Modification and cancellation</Trans>}>
        <Conditions policy={policy} checkin={dates.checkin} />
        <Deferred of={rates} pending={null} failed={null}>
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
        <Deferred of={eligibleMethods(context, booking, priced)} pending={<ListSkeleton rows={2} />} failed={choice([])}>
          {choice}
        </Deferred>
      </CheckoutPart>
    </>
  )
}
