import * as v from 'valibot'
import { Cents, Count, IsoDate, Percent } from './scalars.ts'

/** Absent days are not available. `amount`: cents of a stay of `minLos` nights for the guests; `price`: cents per night. */
export const AvailabilityDay = v.object({
  price: Cents,
  amount: Cents,
  minLos: v.pipe(v.number(), v.integer(), v.minValue(1)),
  promo: v.optional(Percent),
  bestPriceOfTheMonth: v.optional(v.boolean()),
  availableRooms: v.optional(Count),
})
export type AvailabilityDay = v.InferOutput<typeof AvailabilityDay>

/** `days` is keyed by `yyyy-MM-dd`. `until`: exclusive end of the known days. */
export const Availabilities = v.object({ days: v.record(IsoDate, AvailabilityDay), until: IsoDate })
export type Availabilities = v.InferOutput<typeof Availabilities>

/** `packageCheckoutNights.json`: numbers of nights allowed from a check-in, ascending. */
export const CheckoutNights = v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))
