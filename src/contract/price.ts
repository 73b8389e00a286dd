import * as v from 'valibot'
import { currency } from '../market/currency.ts'
import { Cents, optionalOrUndefined, IsoDate, Percent } from './scalars.ts'

export const PriceType = v.picklist(['from', 'final', 'gift', 'beneficiary'])
export type PriceType = v.InferOutput<typeof PriceType>

/** Amounts include taxes, `refPrice` is the one before the promotion, and the percentage is as delivered. */
export const Price = v.object({ sellPrice: Cents, refPrice: v.optional(Cents), promo: v.optional(Percent) })
export type Price = v.InferOutput<typeof Price>

/** A card pays its `usedAmount`, or else its whole `amount`. */
export const UsedGiftCard = v.object({
  /** The last four letters of the code. */
  serialNumber: v.optional(v.string()),
  usedAmount: v.optional(Cents),
  amount: v.optional(Cents),
  /** Our addition: what can be spent of the card afterwards. */
  balanceLeft: v.optional(Cents),
})
export type UsedGiftCard = v.InferOutput<typeof UsedGiftCard>

/** Amounts include taxes (S9.5). Holds only what a screen shows or charges. */
export const PriceInfo = v.object({
  ...Price.entries,
  moneySaved: v.optional(Cents),
  priceType: v.optional(PriceType),
  insuranceAmount: v.optional(Cents),
  /** Our addition: what the voucher or box of a beneficiary pays, before gift cards. */
  giftAmount: optionalOrUndefined(Cents),
  giftcards: optionalOrUndefined(v.array(UsedGiftCard)),
  remainingAmountToPay: v.optional(Cents),
  /** The discount of a campaign, which is taken off `sellPrice` at the payment. */
  extraDiscount: optionalOrUndefined(v.object({ code: v.pipe(v.string(), v.nonEmpty()), amount: Cents })),
})
export type PriceInfo = v.InferOutput<typeof PriceInfo>

export const LocalTax = v.object({
  amount: Cents,
  currency: v.literal(currency),
  toBePaidAtHotel: v.boolean(),
  type: v.picklist(['BOOKING_PERCENTAGE', 'PER_PERSON_PER_NIGHT']),
  percentage: v.optional(v.number()),
})
export type LocalTax = v.InferOutput<typeof LocalTax>

export const AutoDiscount = v.object({ code: v.pipe(v.string(), v.nonEmpty()), value: Percent })
export type AutoDiscount = v.InferOutput<typeof AutoDiscount>

/** Reads the day of a date or a timestamp. */
export const DateOrTimestamp = v.pipe(
  v.string(),
  v.transform((time) => time.slice(0, 10)),
  IsoDate,
)

export const CancellationPolicy = v.object({
  cancellable: v.optional(v.boolean(), false),
  /** The last day of a free change or cancellation. */
  cancellationDeadline: optionalOrUndefined(DateOrTimestamp),
  message: v.optional(v.string()),
})
export type CancellationPolicy = v.InferOutput<typeof CancellationPolicy>
