import * as v from 'valibot'
import type { InputOf } from '../../../src/contract/calls/table.ts'
import type { LeadGuest } from '../../../src/contract/order.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import { wrongActivities } from '../../../src/domain/booking/check-booking.ts'
import {
  type BookingFormErrors,
  emptyGuestForm,
  guestFormErrors,
  type GuestFormValues,
  leadGuest,
  readGuestForm,
} from '../../../src/domain/booking/lead-guest.ts'
import { toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import { FormKey, orderKey, type PlacedOrder, placedOrder } from '../../../src/domain/order/placed-order.ts'
import { cardPayments, cardShares, type EnteredCard, type EnteredCards, priceWithCards } from '../../../src/domain/pricing/gift-cards.ts'
import { amountToPay, chargedPrice, type PaymentMethod, paymentMethods } from '../../../src/domain/pricing/payments.ts'
import { quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { needsActivityDates } from '../../../src/domain/quote/refusal.ts'
import { mayBeOwnBooking, priceWithGift } from '../../../src/domain/redeeming/paid-by-gift.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'
import { href } from '../../../src/market/site.ts'
import { otherLanguage } from '../../../src/ui/layout/LanguageButtons.tsx'
import type { PageContext } from '../../context.ts'
import { changesCards, checkedCards, failureOfChange, failureOfTyped, noCards, paysOtherwise, postedCards } from '../entered-cards.ts'
import { postedForm } from '../posted-form.ts'
import type { PaidBefore } from '../paid-before.ts'
import { providerAddress } from '../provider-address.ts'
import { seeOther } from '../purchase-redirects.ts'
import { paidOrderAddress } from '../returned-order.ts'
import { agreedPayment } from './eligible-methods.ts'
import { type CheckoutFailure, readFailure } from './failures.tsx'
import { giftOf, type OpenedPayment, type PayingGift, payingGift } from './paying-gift.ts'
import { choicesOf, discountOf, requestActivityDates, requestQuote } from './request-quote.ts'

export interface CheckoutForm {
  /** The idempotency key of the order is made of it, so it stays the same as long as the form may have ordered. */
  readonly key: string
  readonly failed: CheckoutFailure | undefined
  /** From the query or the posted form; the choice of payments validates it. */
  readonly payment: string | null | undefined
  readonly isAccepted: boolean
  /** As typed, whatever is wrong with it. */
  readonly guest: GuestFormValues
  readonly errors: BookingFormErrors
  /** The price in cents that the visitor has agreed to, against which a change is detected. */
  readonly shownPrice: number | undefined
  /** What was to be paid after gift cards, in cents. */
  readonly due?: number
  /** Set where an earlier press may have made an order, so nothing on the page may deny it. */
  readonly isUncertain: boolean
  readonly entered: EnteredCards
  readonly quote?: Outcome<Quote> | undefined
  /** The gift as it was when the form was refused for it. */
  readonly refusedGift?: OpenedPayment | undefined
  /** Set where this was booked and paid already. */
  readonly paid?: PaidBefore | undefined
  readonly waitSeconds?: number
}

const Form = v.object({
  payment: v.optional(v.picklist(paymentMethods), 'full'),
  price: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  key: FormKey,
  /** What the visitor has agreed to pay after gift cards, in cents; without cards it is the price. */
  due: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  terms: v.optional(v.literal('accepted')),
  uncertain: v.optional(v.literal('yes')),
})

export type CheckoutFields = Readonly<Record<'price' | 'key', string> & Partial<Record<'due' | 'payment' | 'terms' | 'uncertain', string>>>

/** Returns the hidden fields of a form that orders at this price, of which `due` is left after gift cards, in cents. */
export function orderFields({ key, isUncertain }: CheckoutForm, price: number, due = price): CheckoutFields {
  return { price: String(price), ...(due !== price && { due: String(due) }), key, ...(isUncertain && { uncertain: 'yes' }) }
}

export function openedForm({ url }: Pick<PageContext, 'url'>, { shownPrice }: BookingChoice): CheckoutForm {
  return {
    key: crypto.randomUUID(),
    failed: readFailure(url.searchParams.get('failed')),
    payment: url.searchParams.get('payment'),
    isAccepted: false,
    guest: emptyGuestForm,
    errors: {},
    shownPrice,
    isUncertain: false,
    entered: noCards,
  }
}

type OrderChoice = InputOf<'createOrder'>
/** `price` and `due` in cents. */
interface Agreed {
  readonly price: number
  readonly due: number
  readonly payment: PaymentMethod
  readonly cards: readonly EnteredCard[]
  readonly guest: LeadGuest
  readonly paying: OpenedPayment | undefined
}

type Agreement = { readonly quote: Outcome<Quote> } & ({ readonly order: OrderChoice } | { readonly failed: CheckoutFailure })

const failureOf: Readonly<Record<Exclude<PlacedOrder['kind'], 'payable'>, CheckoutFailure>> = {
  paid: 'paid',
  expired: 'expired',
  different: 'order',
  conflict: 'price',
  declined: 'order',
  unknown: 'unknown',
}

/**
 * Orders at the price (cents) of a new real-time quote, once for a form, and redirects to the payment provider. Where nothing was ordered,
 * or it is not known, returns the form as posted with the failure.
 */
export async function pay(context: PageContext, booking: BookingChoice, paying: PayingGift | undefined): Promise<Response | CheckoutForm> {
  const posted = await postedForm(context.request)
  const entered = postedCards(posted)
  const guest = readGuestForm(posted)
  const form = v.safeParse(Form, Object.fromEntries(posted))
  if (!form.success) {
    const opened = openedForm(context, booking)
    const key = posted.get('key')
    return { ...opened, guest, entered, failed: 'form', key: v.is(FormKey, key) ? key : opened.key }
  }
  const { price: shownPrice, due = shownPrice, payment, terms, key, uncertain } = form.output
  const isUncertain = uncertain !== undefined
  const typed = { key, payment, isAccepted: terms !== undefined, guest, errors: {}, shownPrice, isUncertain, entered, due }
  if (paying && paying.kind !== 'opened') return { ...typed, failed: paying.kind === 'signedOut' ? 'giftSignedOut' : 'giftUnread' }
  if (paying?.problem && !mayBeOwnBooking(paying.problem)) return { ...typed, failed: 'gift', refusedGift: paying }
  // Terms are read, and accepted, in one language.
  if (posted.get('update') === otherLanguage) {
    return { ...typed, isAccepted: false, failed: undefined, entered: await checkedCards(context, posted) }
  }
  if (changesCards(posted)) {
    const changed = await checkedCards(context, posted)
    return { ...typed, failed: failureOfChange(changed), entered: changed }
  }
  const wait = await context.secondsToOrder()
  if (wait > 0) return { ...typed, failed: 'busy', waitSeconds: wait }
  if (entered.typed !== '') {
    const checked = await checkedCards(context, posted)
    return { ...typed, entered: checked, failed: failureOfTyped(checked) }
  }
  const errors: BookingFormErrors = { ...guestFormErrors(guest), ...(!terms && { terms: 'required' }) }
  if (Object.keys(errors).length > 0) return { ...typed, failed: 'fields', errors }
  const agreed = { price: shownPrice, due, payment, cards: entered.cards, guest: leadGuest(guest), paying }
  const agreement = await agreementOn(context, booking, agreed)
  const { quote } = agreement
  if ('failed' in agreement) {
    const { failed } = agreement
    const again = { ...typed, failed, quote, payment: failed === 'method' ? undefined : payment }
    return failed === 'price' || failed === 'cards' ? { ...again, entered: await checkedCards(context, posted) } : again
  }
  const { order } = agreement
  const created = await context.upstream.createOrder(order, await orderKey(key, order))
  const placed = placedOrder(created, order, ({ priceInfo }) => amountToPay(priceInfo))
  if (placed.kind === 'payable') return seeOther(providerAddress(context, { reference: placed.reference, ...order }))
  if (placed.kind === 'paid' && order.amount === 0) return seeOther(await paidBookingAddress(context, placed.reference))
  if ('report' in placed) context.logCheckoutFailure(`order not made: ${placed.report}`)
  const isConflict = placed.kind === 'conflict'
  const [current, opened] = isConflict ? await Promise.all([checkedCards(context, posted), payingGift(context, booking)]) : [entered]
  if (opened?.kind === 'opened' && opened.problem) return { ...typed, entered: current, failed: 'gift', refusedGift: opened }
  return {
    ...typed,
    entered: current,
    failed: paysOtherwise(due, entered, current) ? 'cards' : paying && isConflict ? 'giftRefused' : failureOf[placed.kind],
    isUncertain: placed.kind === 'unknown',
    // The price must have changed where the order is in conflict with it, so the page reads a new quote.
    quote: isConflict ? undefined : quote,
    ...(placed.kind === 'expired' && { key: crypto.randomUUID() }),
    ...(placed.kind === 'paid' && {
      paid: { reference: placed.reference, address: await paidBookingAddress(context, placed.reference) },
    }),
  }
}

async function paidBookingAddress(context: PageContext, reference: string): Promise<string> {
  const signed = await paidOrderAddress(context, href(context.site, 'confirmation'), reference)
  return signed ?? href(context.site, 'bookingLookup')
}

async function agreementOn(
  context: PageContext,
  booking: BookingChoice,
  { price, due, payment: method, cards, guest, paying }: Agreed,
): Promise<Agreement> {
  const { stayId, dates, criteria } = booking
  const [quote, activityDates] = await Promise.all([requestQuote(context, booking), requestActivityDates(context, booking)])
  if (quote.kind !== 'ok') {
    context.logCheckoutFailure(`quote of an order not read: ${quote.kind}`)
    return { quote, failed: 'quote' }
  }
  const outcome = quoteOutcome(quote.value, context.today)
  if (outcome.kind !== 'priced') return { quote, failed: needsActivityDates(outcome.refusal) ? 'undated' : 'unbookable' }
  if (wrongActivities(criteria.activities, activityDates)) return { quote, failed: 'undated' }
  if (outcome.price.sellPrice !== price) return { quote, failed: 'price' }
  const gift = giftOf(paying)
  const before = gift ? priceWithGift(outcome.price, gift) : outcome.price
  const shares = cardShares(chargedPrice(before), cards)
  const priced = { ...outcome, price: priceWithCards(before, shares) }
  const amount = amountToPay(priced.price)
  if (amount !== due) return { quote, failed: cards.length > 0 || !paying ? 'cards' : 'giftChanged' }
  const payment = await agreedPayment(method, context, booking, priced)
  if (!payment) return { quote, failed: 'method' }
  const reservationCriteria = toStayOccupancy(dates, criteria.guests)
  return {
    quote,
    order: {
      stayId,
      reservationCriteria,
      ...choicesOf(booking),
      payment,
      amount,
      guest,
      ...(paying && before.giftAmount && { gift: { code: paying.code, amount: before.giftAmount } }),
      ...(shares.length > 0 && { giftCards: cardPayments(shares) }),
      ...discountOf(context.view, booking),
    },
  }
}
