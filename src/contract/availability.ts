import * as v from 'valibot'
import { Cents, Count, IsoDate, Percent } from './scalars.ts'

/** `amount`: cents of `minLos` nights for the guests; `price`: cents per night. */
export const AvailabilityDay = v.object({
  price: Cents,
  amount: Cents,
  minLos: v.pipe(v.number(), v.integer(), v.minValue(1)),
  promo: v.optional(Percent),
  bestPriceOfTheMonth: v.optional(v.boolean()),
  availableRooms: v.optional(Count),
})
export type AvailabilityDay = v.InferOutput<typeof AvailabilityDay>

/** Absent days are not available. `until`: exclusive end of the known days. */
export const Availabilities = v.object({ days: v.record(IsoDate, AvailabilityDay), until: IsoDate })
export type Availabilities = v.InferOutput<typeof Availabilities>

const Nights = v.pipe(v.number(), v.integer(), v.minValue(1))

/** `amount`: cents for the guests; absent where the upstream lists nights alone. */
const PossibleStay = v.object({ nights: Nights, amount: v.optional(Cents) })
export type PossibleStay = v.InferOutput<typeof PossibleStay>

/** `packageCheckoutNights.json`: stays from a check-in, ascending; plain numbers are nights. */
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
