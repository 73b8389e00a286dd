import * as v from 'valibot'
import { CenterContact } from './center-contact.ts'
import { Email } from './email.ts'
import { GiftCardPayments } from './gift-card.ts'
import { OrderPayment, OrderReference, placeOfSale } from './order.ts'
import { Picture } from './picture.ts'
import { UsedGiftCard } from './price.ts'
import { Cents, Count, Id, IsoDate } from './scalars.ts'

/** `…EBOX` is sent by e-mail, `…PBOX` by post. */
export const BoxCode = v.pipe(v.string(), v.regex(/^[\w-]{1,40}[EP]BOX$/))

/** An ISO 3166-1 alpha-2 code. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** The beneficiary of a `SINGLEVOUCHER` chooses the dates. */
export const GiftProduct = v.variant('type', [
  v.object({
    type: v.literal('SINGLEVOUCHER'),
    stayId: Id,
    nights: v.pipe(Count, v.minValue(1), v.maxValue(7)),
    bucket: v.picklist([1, 2, 3]),
    upsell: v.picklist(['availability', 'none']),
  }),
  v.object({ type: v.literal('BOX'), code: BoxCode }),
  v.object({ type: v.literal('GIFTCARD'), amount: Cents }),
  v.object({
    type: v.literal('DIGITAL_ACTIVITY_ONLY'),
    activityId: Id,
    adults: v.pipe(Count, v.minValue(1), v.maxValue(20)),
    ownUse: v.boolean(),
  }),
])
export type GiftProduct = v.InferOutput<typeof GiftProduct>

const line = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** Both texts may be empty. */
export const GiftMessage = v.object({ fromName: line(40), message: line(180) })
export type GiftMessage = v.InferOutput<typeof GiftMessage>

export const noMessage: GiftMessage = { fromName: '', message: '' }

export const PostalAddress = v.object({
  name: line(80),
  street: line(120),
  /** A floor, building or company; may be empty. */
  more: line(120),
  postcode: line(20),
  city: line(80),
  country: CountryCode,
})
export type PostalAddress = v.InferOutput<typeof PostalAddress>

/** Without a `recipient` the gift goes to the buyer. `day` is the market's; without it the gift is sent at once. */
export const GiftDelivery = v.variant('format', [
  v.object({
    format: v.literal('digital'),
    recipient: v.optional(v.object({ email: Email, day: v.optional(IsoDate) })),
    message: GiftMessage,
  }),
  v.object({
    format: v.literal('physical'),
    address: PostalAddress,
    subElements: v.pipe(v.array(Id), v.maxLength(20)),
    /** Printed with the gift, or written on the card that is written by hand, which needs one. */
    message: v.optional(GiftMessage, noMessage),
  }),
])
export type GiftDelivery = v.InferOutput<typeof GiftDelivery>

const common = { gift: GiftProduct, delivery: GiftDelivery, buyer: v.object({ email: Email }), payment: OrderPayment }

/**
 * `POST /gift-orders`, our addition. `amount`: cents to pay after gift cards, without the fee of instalments; 409 if it is another. Gift cards
 * and the key are as in `POST /orders`. A gift card is not paid by gift cards.
 */
export const GiftOrderRequest = v.object({
  ...common,
  ...placeOfSale,
  amount: Cents,
  giftCards: v.optional(GiftCardPayments, []),
})
export type GiftOrderRequest = v.InferOutput<typeof GiftOrderRequest>

/** `label` names a sub-element in the market's language. */
export const GiftLine = v.object({
  kind: v.picklist(['gift', 'availability', 'subElement', 'shipping', 'internationalFee']),
  amount: Cents,
  label: v.optional(v.string()),
})
export type GiftLine = v.InferOutput<typeof GiftLine>

/** `GET /gift-orders/{reference}`: the order as it was agreed to, in the market's language. */
export const GiftOrder = v.object({
  ...common,
  ...placeOfSale,
  reference: OrderReference,
  /** `created` waits for the payment provider; `expired` was not paid in time. */
  status: v.picklist(['created', 'paid', 'refused', 'expired']),
  orderedAt: v.pipe(v.string(), v.isoTimestamp()),
  label: v.string(),
  /** Of an activity. */
  center: v.optional(CenterContact),
  image: v.optional(Picture),
  lines: v.array(GiftLine),
  /** Before gift cards; the fee of instalments is not included. */
  total: Cents,
  giftcards: v.optional(v.array(UsedGiftCard), []),
  validUntil: IsoDate,
  /** As it was sold. Two dates do not tell: a year after 29 February is 28 February, eleven months and thirty days later. */
  validityMonths: Id,
})
export type GiftOrder = v.InferOutput<typeof GiftOrder>
