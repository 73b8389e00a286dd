import * as v from 'valibot'
import { Cents, dispensable, IsoDate, Percent, SignedCents } from './scalars.ts'

export const PriceType = v.picklist(['from', 'final', 'gift', 'beneficiary'])
export type PriceType = v.InferOutput<typeof PriceType>

/** Section 3, "Price info": every amount in cents, taxes included. */
export const PriceInfo = v.object({
  sellPrice: Cents,
  refPrice: v.optional(Cents),
  /** Whole percent off the reference price. */
  promo: v.optional(Percent),
  moneySaved: v.optional(Cents),
  priceType: v.optional(PriceType),
  extraDiscount: v.optional(SignedCents),
  insuranceAmount: v.optional(Cents),
  remainingAmountToPay: v.optional(Cents),
  reductionAmount: v.optional(Cents),
})
export type PriceInfo = v.InferOutput<typeof PriceInfo>

export const LocalTax = v.object({
  amount: Cents,
  currency: v.literal('EUR'),
  toBePaidAtHotel: v.boolean(),
  type: v.picklist(['BOOKING_PERCENTAGE', 'PER_PERSON_PER_NIGHT']),
  percentage: v.optional(v.number()),
})
export type LocalTax = v.InferOutput<typeof LocalTax>

/** A code that the visitor is given, and its whole percent off; none without its code. */
export const AutoDiscount = v.object({ code: v.pipe(v.string(), v.nonEmpty()), value: Percent })

/** The day of a date, or of a point in time. */
export const Day = v.pipe(
  v.string(),
  v.transform((time) => time.slice(0, 10)),
  IsoDate,
)

export const CancellationPolicy = v.object({
  cancellable: v.optional(v.boolean(), false),
  /** Last day of free modification or cancellation, `yyyy-MM-dd`: of a point in time its day; none where it cannot be read. */
  cancellationDeadline: dispensable(Day),
  message: v.optional(v.string()),
})
export type CancellationPolicy = v.InferOutput<typeof CancellationPolicy>
