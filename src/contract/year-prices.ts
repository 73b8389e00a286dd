import * as v from 'valibot'
import { Cents, Id, IsoDate, IsoMonth } from './scalars.ts'

const Nights = v.pipe(v.number(), v.integer(), v.minValue(1))

/** `amount` is for all guests. */
export const LowestStay = v.object({ nights: Nights, checkin: IsoDate, amount: Cents, weekendId: Id })
export type LowestStay = v.InferOutput<typeof LowestStay>

const LowestStays = v.array(LowestStay)

/** `GET /hotels/{hotelId}/year-prices.json`, our addition. Nights that a month lacks are sold out. */
export const YearPricesResponse = v.object({
  nights: v.array(Nights),
  months: v.array(v.object({ month: IsoMonth, weekends: LowestStays, days: LowestStays })),
})
export type YearPricesResponse = v.InferOutput<typeof YearPricesResponse>
