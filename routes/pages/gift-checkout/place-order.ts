import * as v from 'valibot'
import { CountryCode } from '../../../src/contract/gift-order.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { type GiftChoice, isOwnUse } from '../../../src/domain/gift/gift.ts'
import {
  emptyGiftForm,
  giftDelivery,
  type GiftFormErrors,
  giftFormErrors,
  type GiftFormValues,
  cleanGiftForm,
  readGiftForm,
} from '../../../src/domain/gift/gift-form.ts'
import { FormKey, orderKey, type PlacedOrder, placedOrder } from '../../../src/domain/order/placed-order.ts'
import { isServed } from '../../../src/domain/gift/gift-total.ts'
import { cardPayments, cardShares, type EnteredCards, priceWithCards } from '../../../src/domain/pricing/gift-cards.ts'
import { amountToPay, type PaymentMethod, paymentMethods } from '../../../src/domain/pricing/payments.ts'
import { href } from '../../../src/market/site.ts'
import { otherLanguage } from '../../../src/ui/layout/LanguageButtons.tsx'
import type { PageContext } from '../../context.ts'
import { changesCards, checkedCards, failureOfChange, failureOfTyped, noCards, paysOtherwise, postedCards } from '../entered-cards.ts'
import type { PaidBefore } from '../paid-before.ts'
import { providerAddress } from '../provider-address.ts'
import { postedForm } from '../posted-form.ts'
import { seeOther } from '../purchase-redirects.ts'
import { paidOrderAddress } from '../returned-order.ts'
import type { GiftFailure } from './failures.tsx'
import { agreedGiftPayment } from './gift-payments.ts'
import { type GiftPricing, pricedGift } from './priced-gift.ts'

export interface GiftFormState {
  readonly values: GiftFormValues
  readonly errors: GiftFormErrors
  readonly failed: GiftFailure | undefined
  readonly payment: PaymentMethod | undefined
  readonly shownPrice: number | undefined
  /** The country of delivery: the one chosen in the form, or else the one in the address. */
  readonly country: string | undefined
  /** The idempotency key of the order is made of it. */
  readonly key: string
  /** Set where this was ordered and paid already. */
  readonly paid?: PaidBefore | undefined
  readonly entered: EnteredCards
  readonly pricing?: Outcome<GiftPricing> | undefined
  readonly waitSeconds?: number
}

const Form = v.object({
  payment: v.optional(v.picklist(paymentMethods), 'full'),
  price: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  key: FormKey,
  /** What the visitor has agreed to pay after gift cards, in cents; without cards it is the price. */
  due: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  country: v.optional(CountryCode),
  /** These buttons ask for the form again: with the price of the chosen country, with a gift card, or in another language. */
  update: v.optional(v.picklist(['price', 'card', otherLanguage])),
})

const failureOf: Readonly<Record<Exclude<PlacedOrder['kind'], 'payable'>, GiftFailure>> = {
  paid: 'paid',
  expired: 'expired',
  different: 'order',
  conflict: 'declined',
  declined: 'order',
  unknown: 'order',
}

export interface OrderedGift {
  readonly choice: GiftChoice
  readonly validityMonths: number
  readonly isSold: boolean
}

/**
 * Orders at the posted price (cents), if it is the current one for the posted country. Redirects to the payment provider, or returns the
 * form with everything typed and what is wrong.
 */
export async function placeGiftOrder(context: PageContext, gift: OrderedGift): Promise<Response | GiftFormState> {
  const { validityMonths, isSold } = gift
  const posted = await postedForm(context.request)
  const values = typedIn(posted)
  // A gift card is not paid by gift cards.
  const takesCards = gift.choice.gift.type !== 'GIFTCARD'
  const entered = takesCards ? postedCards(posted) : noCards
  const form = v.safeParse(Form, Object.fromEntries(posted))
  if (!form.success) {
    const { country } = gift.choice
    return { values, errors: {}, failed: 'form', payment: undefined, shownPrice: undefined, country, key: crypto.randomUUID(), entered }
  }
  const { payment: method, price: shownPrice, due = shownPrice, key, country = gift.choice.country } = form.output
  const update = form.output.update !== undefined || changesCards(posted)
  const choice = { ...gift.choice, country }
  const wait = update ? 0 : await context.secondsToOrder()
  if (wait > 0) return { values, errors: {}, failed: 'busy', payment: method, shownPrice, country, key, entered, waitSeconds: wait }
  const pricing: Outcome<GiftPricing> = isSold ? await pricedGift(context, choice) : { kind: 'ok', value: { kind: 'unsold' } }
  const again = (failed: GiftFailure | undefined, errors: GiftFormErrors = {}, cards = entered): GiftFormState => {
    const payment = failed === 'method' ? undefined : method
    return { values, errors, failed, payment, shownPrice, country, key, entered: cards, pricing }
  }
  if (pricing.kind !== 'ok') {
    context.logCheckoutFailure(`price of a gift not read: ${pricing.kind}`)
    return again('pricing')
  }
  if (pricing.value.kind !== 'priced') return again(pricing.value.kind)
  const { total, parcel } = pricing.value
  if (parcel && country !== undefined && !isServed(parcel.costs, country)) return again('country')
  // A price that differs because another country was chosen is no surprise.
  if (update) {
    const changed = takesCards ? await checkedCards(context, posted) : noCards
    const shown = again(failureOfChange(changed), {}, changed)
    return country === gift.choice.country ? shown : { ...shown, shownPrice: undefined }
  }
  if (entered.typed !== '') {
    const checked = await checkedCards(context, posted)
    return again(failureOfTyped(checked), {}, checked)
  }
  const written = parcel?.subElements.some((element) => element.written) ?? false
  const facts = { format: choice.format, ownUse: isOwnUse(choice), country: parcel?.country, today: context.today, written }
  const errors = giftFormErrors(values, facts)
  if (Object.keys(errors).length > 0) return again('fields', errors)
  if (total !== shownPrice) return again('price', {}, await checkedCards(context, posted))
  const shares = cardShares(total, entered.cards)
  const amount = amountToPay(priceWithCards({ sellPrice: total }, shares))
  if (amount !== due) return again('cards', {}, await checkedCards(context, posted))
  const payment = await agreedGiftPayment(method, context, { total: amount, validityMonths })
  if (!payment) return again('method')
  const subElements = parcel?.subElements.map(({ id }) => id) ?? []
  const clean = cleanGiftForm(values, facts)
  const delivery = giftDelivery(clean, facts, subElements)
  const order = {
    gift: choice.gift,
    delivery,
    buyer: { email: clean.email },
    payment,
    amount,
    giftCards: cardPayments(shares),
  }
  const created = await context.upstream.createGiftOrder(order, await orderKey(key, order))
  const placed = placedOrder(created, order, ({ total: sellPrice, giftcards }) => amountToPay({ sellPrice, giftcards }))
  const confirmation = href(context.site, 'giftCheckout', { path: ['confirmation'] })
  if (placed.kind === 'payable') return seeOther(providerAddress(context, { amount, payment, reference: placed.reference }, confirmation))
  if (placed.kind === 'paid' && amount === 0) {
    const address = await paidOrderAddress(context, confirmation, placed.reference)
    if (address) return seeOther(address)
  }
  if ('report' in placed) context.logCheckoutFailure(`gift order not made: ${placed.report}`)
  const current = placed.kind === 'conflict' ? await checkedCards(context, posted) : entered
  return {
    ...again(paysOtherwise(due, entered, current) ? 'cards' : failureOf[placed.kind], {}, current),
    ...(placed.kind === 'expired' && { key: crypto.randomUUID() }),
    ...(placed.kind === 'paid' && {
      key: crypto.randomUUID(),
      paid: { reference: placed.reference, address: await paidOrderAddress(context, confirmation, placed.reference) },
    }),
  }
}

/** Terms are read, and accepted, in one language. */
function typedIn(posted: FormData): GiftFormValues {
  const values = readGiftForm(posted)
  return posted.get('update') === otherLanguage ? { ...values, terms: '' } : values
}

/** What was posted for a gift that is paid already stays, for another order. */
export async function paidGiftForm({ request }: PageContext, { country }: GiftChoice, paid: PaidBefore): Promise<GiftFormState> {
  const values = request.method === 'POST' ? readGiftForm(await postedForm(request)) : emptyGiftForm
  return { ...newGiftForm(values), failed: 'paid', paid, country, payment: undefined, shownPrice: undefined }
}

export function newGiftForm(values: GiftFormValues = emptyGiftForm): Pick<GiftFormState, 'values' | 'errors' | 'key' | 'entered'> {
  return { values, errors: {}, key: crypto.randomUUID(), entered: noCards }
}
