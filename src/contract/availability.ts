import * as v from 'valibot'
import { Cents, Count, IsoDate, Percent } from './scalars.ts'

/** `amount` is for all guests and `minLos` nights, `price` for one night. */
export const AvailabilityDay = v.object({
  price: Cents,
  amount: Cents,
  minLos: v.pipe(v.number(), v.integer(), v.minValue(1)),
  promo: v.optional(Percent),
  bestPriceOfTheMonth: v.optional(v.boolean()),
  availableRooms: v.optional(Count),
})
export type AvailabilityDay = v.InferOutput<typeof AvailabilityDay>

/** A day that is missing is not available. `until` is the first day about which nothing is known. */
export const Availabilities = v.object({ days: v.record(IsoDate, AvailabilityDay), until: IsoDate })
export type Availabilities = v.InferOutput<typeof Availabilities>

const Nights = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Upstreams that list numbers of nights alone send no amount. */
const PossibleStay = v.object({ nights: Nights, amount: v.optional(Cents) })
export type PossibleStay = v.InferOutput<typeof PossibleStay>

/** `packageCheckoutNights.json`: the stays that can begin on a day, the shortest first. A plain number is a number of nights. */
export const CheckoutNights = v.array(
  v.union([
    PossibleStay,
    v.pipe(
      Nights,
      v.transform((nights): PossibleStay => ({ nights })),
    ),
  ]),
)
export type CheckoutNights = v.InferOutput<typeof CheckoutNights>
