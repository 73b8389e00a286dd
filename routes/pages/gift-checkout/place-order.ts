import * as v from 'valibot'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { type GiftChoice, isOwnUse } from '../../../src/domain/gift/gift.ts'
import {
  emptyGiftForm,
  giftDelivery,
  type GiftFormErrors,
  giftFormErrors,
  type GiftFormValues,
  readGiftForm,
} from '../../../src/domain/gift/gift-form.ts'
import { FormKey, orderKey } from '../../../src/domain/order/placed-order.ts'
import { type PaymentMethod, paymentMethods } from '../../../src/domain/pricing/payments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { providerAddress } from '../provider-address.ts'
import { postedForm } from '../posted-form.ts'
import { seeOther } from '../purchase-redirects.ts'
import { agreedGiftPayment } from './gift-payments.ts'
import { type GiftPricing, pricedGift } from './priced-gift.ts'

/** A changed price and wrong fields have their own notices. */
export type GiftFailure = 'form' | 'fields' | 'terms' | 'order' | 'declined' | 'price' | 'method' | 'refused' | 'cancelled'

/** As typed. */
export interface GiftFormState {
  readonly values: GiftFormValues
  readonly errors: GiftFormErrors
  readonly failed: GiftFailure | undefined
  readonly payment: PaymentMethod | undefined
  /** Cents. */
  readonly shownPrice: number | undefined
  /** Idempotency key of the order. */
  readonly key: string
  /** Priced for the order. */
  readonly pricing?: Outcome<GiftPricing> | undefined
}

const Form = v.object({
  payment: v.optional(v.picklist(paymentMethods), 'full'),
  price: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  key: FormKey,
  terms: v.optional(v.literal('accepted')),
})

/**
 * Orders at the posted price (cents), if it is the current one. Redirects to the payment provider, or returns the form with its errors.
 * `validity`: months.
 */
export async function placeGiftOrder(context: PageContext, choice: GiftChoice, validity: number): Promise<Response | GiftFormState> {
  const posted = await postedForm(context.request)
  const values = readGiftForm(posted)
  const form = v.safeParse(Form, Object.fromEntries(posted))
  if (!form.success) return { values, errors: {}, failed: 'form', payment: undefined, shownPrice: undefined, key: crypto.randomUUID() }
  const { payment: method, price: shownPrice, key, terms } = form.output
  const pricing = await pricedGift(context, choice)
  const again = (failed: GiftFailure | undefined, errors: GiftFormErrors = {}): GiftFormState => {
    const payment = failed === 'method' ? undefined : method
    return { values, errors, failed, payment, shownPrice, key, pricing }
  }
  if (pricing.kind !== 'ok') {
    context.logCheckoutFailure(`price of a gift not read: ${pricing.kind}`)
    return again('order')
  }
  // The page has its own notice.
  if (pricing.value.kind !== 'priced') return again(undefined)
  const { total, parcel } = pricing.value
  const facts = { format: choice.format, ownUse: isOwnUse(choice), country: parcel?.country, today: context.today }
  const errors = giftFormErrors(values, facts)
  if (Object.keys(errors).length > 0) return again('fields', errors)
  if (!terms) return again('terms')
  if (total !== shownPrice) return again('price')
  const payment = await agreedGiftPayment(method, context, { total, validity })
  if (!payment) return again('method')
  const subElements = parcel?.subElements.map(({ id }) => id) ?? []
  const delivery = giftDelivery(values, facts, subElements)
  const order = { gift: choice.gift, delivery, buyer: { email: values.email }, payment, amount: total }
  const created = await context.upstream.createGiftOrder(order, await orderKey(key, order))
  if (created.kind === 'refused') return again('declined')
  if (created.kind !== 'ok') {
    context.logCheckoutFailure(`gift order not made: ${created.kind}`)
    return again('order')
  }
  const { reference } = created.value
  const confirmation = href(context.site, 'giftCheckout', { path: ['confirmation'] })
  return seeOther(providerAddress(context, { amount: total, payment, reference }, confirmation))
}

export function newGiftForm(values: GiftFormValues = emptyGiftForm): Pick<GiftFormState, 'values' | 'errors' | 'key'> {
  return { values, errors: {}, key: crypto.randomUUID() }
}
