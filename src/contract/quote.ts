import * as v from 'valibot'
import { CancellationPolicy, PriceInfo } from './price.ts'
import { Cents, Count, IsoDate } from './scalars.ts'

export const ReservationCriteria = v.object({ checkin: IsoDate, nights: Count, adult: Count, child: Count, baby: Count })

/** `quote.json` and `quote-realtime.json`. */
export const Quote = v.object({
  bookable: v.boolean(),
  priceInfo: v.optional(PriceInfo),
  reservationCriteria: ReservationCriteria,
  modifiedReservationCriteria: v.optional(ReservationCriteria),
  localTaxTotalAmount: v.optional(Cents),
  programLineList: v.optional(v.array(v.string())),
  flashDeal: v.optional(v.boolean()),
  bestPrice: v.optional(v.boolean()),
  roomsAmount: v.optional(Count),
  roomsAmountMessage: v.optional(v.string()),
  cancellationPolicy: v.optional(CancellationPolicy),
  /** Codes such as `package-not-available-at-checkin`, `checkin-in-past`. */
  errors: v.optional(v.array(v.object({ code: v.optional(v.string()), message: v.optional(v.string()) }))),
})
export type Quote = v.InferOutput<typeof Quote>
