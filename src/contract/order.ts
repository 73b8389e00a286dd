import * as v from 'valibot'
import { Email } from './email.ts'
import { GiftCardPayments } from './gift-card.ts'
import { GiftPayment } from './gift-code.ts'
import { HotelDetail } from './hotel.ts'
import { Picture } from './picture.ts'
import { CancellationPolicy, PriceInfo } from './price.ts'
import { UndatedService } from './programme.ts'
import { ReservationCriteria } from './quote.ts'
import { Cents, Id, IsoDate, LocaleName } from './scalars.ts'
import { Minutes } from './stay.ts'

/** Has eight digits, as the booking lookup expects. */
export const OrderReference = v.pipe(v.string(), v.regex(/^\d{8}$/))

/** An IANA name such as `Europe/Paris`. */
const TimeZone = v.pipe(v.string(), v.regex(/^[A-Z][\w+-]*(\/[\w+-]+){0,2}$/))

/** The sum of the parts is the price plus `fee`. */
export const OrderPayment = v.object({
  method: v.picklist(['full', 'deferred', '3x', '4x', 'pay-later']),
  fee: Cents,
  parts: v.pipe(v.array(v.object({ date: IsoDate, amount: Cents })), v.minLength(1), v.maxLength(12)),
})
export type OrderPayment = v.InferOutput<typeof OrderPayment>

const common = {
  stayId: Id,
  reservationCriteria: ReservationCriteria,
  offerId: v.optional(Id),
  activitySelectionList: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  payment: OrderPayment,
}

/** Where something is ordered: the market, and the partner whose minisite it is. */
export const placeOfSale = { locale: LocaleName, minisite: v.optional(Id) }

/** Who arrives. The hotel and the confirmation's e-mail get it; no response has it. */
export const LeadGuest = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  email: Email,
  /** As typed, without an unusual character. */
  phone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
  /** `HH:mm` at the hotel, in whole hours. */
  arrivalTime: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):00$/))),
  wishes: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
})
export type LeadGuest = v.InferOutput<typeof LeadGuest>

/**
 * `POST /orders`. `amount`: cents to pay after gift cards, without the fee; 409 `price-changed` if it is another, 409 `gift-card-changed` if a
 * card cannot pay its part. The parts are reserved until the payment, and given back when it is refused or does not come in time. Where nothing
 * is left to pay, the order is confirmed at once. Made once for its `Idempotency-Key`: the same key again brings the order as it is by then.
 */
export const OrderRequest = v.object({
  ...common,
  ...placeOfSale,
  amount: Cents,
  giftCards: v.optional(GiftCardPayments, []),
  /** Pays before the gift cards. 409 `gift-used` where it has paid a booking, or one that waits for its payment, and 409 `gift-changed` where it cannot pay this. */
  gift: v.optional(GiftPayment),
  /** As in the quote that was agreed to. */
  autoDiscount: v.optional(v.boolean()),
  guest: LeadGuest,
})
export type OrderRequest = v.InferOutput<typeof OrderRequest>

/** `time` is `HH:mm` at the hotel. */
export const BookedSlot = v.object({ title: v.string(), date: IsoDate, time: v.optional(v.string()), minutes: v.optional(Minutes) })
export type BookedSlot = v.InferOutput<typeof BookedSlot>

/** `GET /orders/{reference}`: the order as it was agreed to, in the market's language. */
export const Order = v.object({
  ...common,
  ...placeOfSale,
  reference: OrderReference,
  /** `open` waits for the payment provider; `expired` was not paid in time. */
  status: v.picklist(['open', 'confirmed', 'refused', 'expired']),
  orderedAt: v.pipe(v.string(), v.isoTimestamp()),
  priceInfo: PriceInfo,
  cancellationPolicy: v.optional(CancellationPolicy),
  localTaxTotalAmount: v.optional(Cents),
  programLineList: v.optional(v.array(v.string()), []),
  undatedServices: v.optional(v.array(UndatedService), []),
  slots: v.optional(v.array(BookedSlot), []),
  /** Our addition: the names of the extras that were added to the stay. */
  extras: v.optional(v.array(v.string()), []),
  /** Our addition: the gift that pays `priceInfo.giftAmount`, by the reference of its order. */
  gift: v.optional(v.object({ reference: OrderReference, label: v.string() })),
  label: v.string(),
  image: v.optional(Picture),
  hotel: v.object({
    ...v.pick(HotelDetail, ['id', 'label', 'stars', 'location', 'checkInOut', 'localTax', 'telephone']).entries,
    timeZone: TimeZone,
  }),
})
export type Order = v.InferOutput<typeof Order>

export const PaymentOutcome = v.picklist(['confirmed', 'refused', 'cancelled'])
export type PaymentOutcome = v.InferOutput<typeof PaymentOutcome>

/** Comes from the payment provider. `at` is in epoch seconds, `signature` an HMAC-SHA-256 of `signedText` in hexadecimal. */
export const PaymentReturn = v.object({
  order: OrderReference,
  outcome: PaymentOutcome,
  at: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type PaymentReturn = v.InferOutput<typeof PaymentReturn>

export function signedText({ order, outcome, at }: Omit<PaymentReturn, 'signature'>): string {
  return `${order}.${outcome}.${at}`
}
