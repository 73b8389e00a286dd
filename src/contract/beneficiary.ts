import * as v from 'valibot'
import { CenterContact } from './center-contact.ts'
import { Email } from './email.ts'
import { GiftCode } from './gift-code.ts'
import { GiftMessage, GiftProduct } from './gift-order.ts'
import { OrderReference } from './order.ts'
import { Picture } from './picture.ts'
import { Cents, Count, Id, IsoDate, LocaleName } from './scalars.ts'

/** A paid gift, for the visitor who holds its code. */
export const HeldGift = v.object({
  /** Of the order of the gift. It is in addresses, and opens nothing. */
  reference: OrderReference,
  gift: GiftProduct,
  label: v.string(),
  /** Of an activity. */
  center: v.optional(CenterContact),
  image: v.optional(Picture),
  /** In cents: what a voucher or a box pays of one stay, what is left on a gift card, what an activity cost. */
  value: Cents,
  /** Nights of the stay that a voucher or a box is for. */
  nights: v.optional(v.pipe(Count, v.minValue(1))),
  /** What the gift includes, in the market's language. */
  includes: v.optional(v.array(v.string()), []),
  format: v.picklist(['digital', 'physical']),
  message: GiftMessage,
  /** The last day on which a stay may begin. */
  validUntil: IsoDate,
  validityMonths: Id,
  /** The market that sold it. */
  locale: LocaleName,
})
export type HeldGift = v.InferOutput<typeof HeldGift>

/** The booking that a gift pays. */
export const GiftBooking = v.object({
  reference: OrderReference,
  orderedOn: IsoDate,
  label: v.string(),
  hotel: v.string(),
  checkin: IsoDate,
  nights: Count,
})
export type GiftBooking = v.InferOutput<typeof GiftBooking>

/**
 * `POST /beneficiary/gifts`, our addition: what a code opens. A code that does not exist takes as long as one that does. A voucher is opened
 * with the e-mail address of its recipient or buyer, which is compared without case; nothing else is said of it before.
 */
export const OpenedGift = v.variant('state', [
  v.object({ state: v.literal('open'), gift: HeldGift }),
  /** The booking waits for its payment; the gift is free again half an hour after its order. */
  v.object({ state: v.literal('reserved'), gift: HeldGift, booking: GiftBooking }),
  v.object({ state: v.literal('used'), gift: HeldGift, booking: GiftBooking }),
  v.object({ state: v.literal('expired'), gift: HeldGift }),
  v.object({ state: v.literal('unpaid') }),
  /** It was sold in the market of another country. */
  v.object({ state: v.literal('elsewhere'), locale: LocaleName }),
  v.object({ state: v.literal('emailNeeded') }),
  v.object({ state: v.literal('emailWrong') }),
  v.object({ state: v.literal('unknown') }),
])
export type OpenedGift = v.InferOutput<typeof OpenedGift>

export const GiftOpening = v.object({ code: GiftCode, email: v.optional(Email) })
export type GiftOpening = v.InferOutput<typeof GiftOpening>

/** `packageCheckinPrices.json`, by day of arrival. A day that is missing is not available. */
export const CheckinPrices = v.record(
  IsoDate,
  v.object({
    day: IsoDate,
    /** The fewest nights of an arrival on this day, which may be more than were asked for. */
    minLos: v.pipe(Count, v.minValue(1)),
    /** Of the stay of the nights asked for, or of `minLos` where these are more, for all guests, in cents before the gift. */
    displayTotalPrice: Cents,
  }),
)
export type CheckinPrices = v.InferOutput<typeof CheckinPrices>
