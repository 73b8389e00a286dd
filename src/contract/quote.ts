import * as v from 'valibot'
import { RoomsEvidence } from './claims.ts'
import { CancellationPolicy, PriceInfo } from './price.ts'
import { UndatedService } from './programme.ts'
import { Cents, Count, IsoDate, optionalOrUndefined } from './scalars.ts'

/** `rooms` is set only if the guests need more than were requested. */
export const ReservationCriteria = v.object({
  checkin: IsoDate,
  nights: Count,
  adult: Count,
  child: Count,
  baby: Count,
  rooms: v.optional(Count),
})

export const Quote = v.object({
  bookable: v.boolean(),
  priceInfo: v.optional(PriceInfo),
  reservationCriteria: ReservationCriteria,
  /** With `smartcapacity`, guests that do not fit get more rooms. */
  modifiedReservationCriteria: v.optional(ReservationCriteria),
  localTaxTotalAmount: v.optional(Cents),
  programLineList: v.optional(v.array(v.string())),
  undatedServices: optionalOrUndefined(v.array(UndatedService)),
  flashDeal: v.optional(v.boolean()),
  /** The best price in the month of the check-in, among stays of equal length. */
  bestPrice: v.optional(v.boolean()),
  /** The best promotion in the month of the check-in. */
  bestPromo: v.optional(v.boolean()),
  roomsAmount: v.optional(Count),
  roomsEvidence: v.optional(RoomsEvidence),
  /** A text such as "Price for 2 rooms", only for more than one. */
  roomsAmountMessage: v.optional(v.string()),
  /** Our addition: how many people one room takes, if the guests need more rooms, or one is missing. */
  roomCapacity: v.optional(Count),
  /** Our addition: what guests beyond two in a room pay, by kind. */
  guestPrices: v.optional(v.array(v.object({ kind: v.picklist(['adults', 'children']), count: Count, amount: Cents }))),
  cancellationPolicy: v.optional(CancellationPolicy),
  /** An error has a code such as `package-not-available-at-checkin`, or only a message. */
  errors: v.optional(v.array(v.object({ code: v.optional(v.string()), message: v.optional(v.string()) }))),
})
export type Quote = v.InferOutput<typeof Quote>
