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

const Nights = v.pipe(v.number(), v.integer(), v.minValue(1))

/** `amount`: cents of a stay of these nights for the guests; absent where the upstream lists nights alone. */
const PossibleStay = v.object({ nights: Nights, amount: v.optional(Cents) })
export type PossibleStay = v.InferOutput<typeof PossibleStay>

/** `packageCheckoutNights.json`: the stays that can follow a check-in, ascending; plain numbers are nights. */
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
