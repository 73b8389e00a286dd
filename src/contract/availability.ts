import * as v from 'valibot'
import { Cents, Count, IsoDate, Percent } from './scalars.ts'

/**
 * One day of a calendar. `amount` is the total in cents of a stay of `minLos` nights arriving that day, for the party asked for;
 * `price` is the price per night in cents (amount / minLos, rounded). A day that is absent from the answer is not available.
 */
export const AvailabilityDay = v.object({
  price: Cents,
  amount: Cents,
  minLos: v.pipe(v.number(), v.integer(), v.minValue(1)),
  promo: v.optional(Percent),
  bestPriceOfTheMonth: v.optional(v.boolean()),
  availableRooms: v.optional(Count),
})
export type AvailabilityDay = v.InferOutput<typeof AvailabilityDay>

/** `days` is keyed by `yyyy-MM-dd`. `until` is the last day for which anything is known (exclusive horizon). */
export const Availabilities = v.object({ days: v.record(IsoDate, AvailabilityDay), until: IsoDate })
export type Availabilities = v.InferOutput<typeof Availabilities>

/** `packageCheckoutNights.json`: the numbers of nights that can follow a check-in, ascending. */
export const CheckoutNights = v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))
