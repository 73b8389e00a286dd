import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../../src/contract/order.ts'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { cardShares } from '../../../src/domain/pricing/gift-cards.ts'
import { amountToPay, chargedPrice, paidAlike, paidBesideMoney } from '../../../src/domain/pricing/payments.ts'
import { comparePrices } from '../../../src/domain/pricing/displayed-price.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { href } from '../../../src/market/site.ts'
import { BookingForm } from '../../../src/ui/checkout/BookingForm.tsx'
import { CheckoutPart, paymentPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { GiftCards, giftCardsPart } from '../../../src/ui/checkout/GiftCards.tsx'
import { GiftPays } from '../../../src/ui/checkout/GiftPays.tsx'
import { PriceChanged } from '../../../src/ui/checkout/PriceChanged.tsx'
import { type Rate, RateChoice } from '../../../src/ui/checkout/RateChoice.tsx'
import { LanguageButtons } from '../../../src/ui/layout/LanguageButtons.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import type { CheckoutPageProps } from './props.ts'
import { paymentsOf, type PricedStay } from './eligible-methods.ts'
import { languagesOf } from '../canonical.ts'
import { stillAgain } from '../paid-before.ts'
import { noticeOf } from './failures.tsx'
import { Warning } from './FormNotice.tsx'
import { orderFields } from './pay.ts'

const termsOfSale = 'sales-conditions'

interface PricedStepsProps extends Pick<CheckoutPageProps, 'context' | 'booking' | 'stay' | 'rates' | 'back' | 'form'> {
  readonly priced: PricedStay
  readonly payments: Promise<readonly OrderPayment[]>
  readonly children: ReactNode
}

export function PricedSteps(props: PricedStepsProps): ReactNode {
  const { context, booking, stay, rates, priced, payments, back, form, children } = props
  const { site } = context
  const { dates } = booking
  const { failed, shownPrice } = form
  const { sellPrice: amount } = priced.price
  const change = shownPrice === undefined ? undefined : comparePrices(shownPrice, amount)
  const isChanged = change !== undefined && change.direction !== 'same'
  const notice = failed === 'quote' || ((failed === 'price' || failed === 'giftRefused') && !isChanged) ? noticeOf(failed) : null
  const action = checkoutHref(site, booking, { price: undefined, ...stillAgain(context) })
  const shares = cardShares(chargedPrice(priced.price), form.entered.cards)
  const orderForm = (offered: readonly OrderPayment[]) => (
    <BookingForm
      action={action}
      fields={orderFields(form, amount, amountToPay(priced.price))}
      guest={form.guest}
      checkin={stay.hotel.checkInOut.checkin}
      paidBy={paidBesideMoney(priced.price) ?? 'cards'}
      giftCards={<GiftCards {...form.entered} shares={shares} updateAction={`${action}#${giftCardsPart}`} />}
      payments={offered}
      languages={<LanguageButtons replaceLinks alternates={languagesOf(context, 'checkout')} query={action.split('?')[1] ?? ''} />}
      terms={href(site, 'static', { path: [termsOfSale] })}
      chosen={form.payment}
      isAccepted={form.isAccepted}
      errors={form.errors}
    />
  )
  const conditions = (offers: readonly ProductOffers['offers'][number][]) => (
    <RateChoice rates={ratesOf(props, offers)} today={context.today} checkin={dates.checkin} />
  )
  return (
    <>
      {isChanged && <PriceChanged change={change} back={back} />}
      {notice && <Warning>{notice}</Warning>}
      {priced.gift && <GiftPays gift={priced.gift} price={priced.price} booking={booking} />}
      {children}
      <CheckoutPart title={<Trans>Modification and cancellation</Trans>}>
        <Deferred data={rates} pending={<ListSkeleton rows={2} />} failed={conditions([])}>
          {conditions}
        </Deferred>
      </CheckoutPart>
      <Deferred data={payments} pending={pendingForm} failed={orderForm(paymentsOf(context, booking, priced, []))}>
        {orderForm}
      </Deferred>
    </>
  )
}

const pendingForm = (
  <CheckoutPart id={paymentPart} title={<Trans>Payment</Trans>}>
    <ListSkeleton rows={2} />
  </CheckoutPart>
)

/** The chosen rate shows the quoted price, which is newer than the listed one. */
function ratesOf({ context, booking, priced }: PricedStepsProps, offers: readonly ProductOffers['offers'][number][]): Rate[] {
  const { price, quote } = priced
  const quoted = { price, policy: quote.cancellationPolicy }
  const chosen = booking.criteria.offerId ?? offers[0]?.id
  if (!offers.some(({ id }) => id === chosen)) return [{ id: 0, ...quoted }]
  return offers.map(({ id, priceInfo, cancellationPolicy }): Rate => {
    if (id === chosen) return { id, ...quoted }
    const link = checkoutHref(context.site, booking, { offerId: id, price: priceInfo.sellPrice, ...stillAgain(context) })
    return { id, price: paidAlike(priceInfo, price), policy: cancellationPolicy, href: link }
  })
}
