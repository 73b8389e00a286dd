import * as v from 'valibot'
import { CancellationPolicy, PriceInfo } from './price.ts'
import { Cents, Count, IsoDate } from './scalars.ts'

/** Who stays and when. `rooms` is said where the party has been spread over more rooms than it asked for. */
export const ReservationCriteria = v.object({
  checkin: IsoDate,
  nights: Count,
  adult: Count,
  child: Count,
  baby: Count,
  rooms: v.optional(Count),
})

/** `quote.json` and `quote-realtime.json`. */
export const Quote = v.object({
  bookable: v.boolean(),
  priceInfo: v.optional(PriceInfo),
  reservationCriteria: ReservationCriteria,
  /** What is quoted, where it is not what was asked: with `smartcapacity`, a party that its room does not hold gets more rooms. */
  modifiedReservationCriteria: v.optional(ReservationCriteria),
  localTaxTotalAmount: v.optional(Cents),
  programLineList: v.optional(v.array(v.string())),
  flashDeal: v.optional(v.boolean()),
  /** The lowest price a night of the check-in's month. */
  bestPrice: v.optional(v.boolean()),
  /** The highest promotion of the check-in's month. */
  bestPromo: v.optional(v.boolean()),
  /** Rooms left. */
  roomsAmount: v.optional(Count),
  /** "Price for 2 rooms": only where it takes more than one. */
  roomsAmountMessage: v.optional(v.string()),
  cancellationPolicy: v.optional(CancellationPolicy),
  /** Codes such as `package-not-available-at-checkin`, `checkin-in-past`, `activity-date-missing`; an error may have a message alone. */
  errors: v.optional(v.array(v.object({ code: v.optional(v.string()), message: v.optional(v.string()) }))),
})
export type Quote = v.InferOutput<typeof Quote>
