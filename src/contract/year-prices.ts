import * as v from 'valibot'
import { Cents, Id, IsoDate, IsoMonth } from './scalars.ts'

const Nights = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The lowest total of some arrivals and nights: `amount` in cents, for all guests, of the stay `weekendId`. */
export const LowestStay = v.object({ nights: Nights, checkin: IsoDate, amount: Cents, weekendId: Id })
export type LowestStay = v.InferOutput<typeof LowestStay>

const LowestStays = v.array(LowestStay)

/**
 * `GET /hotels/{hotelId}/year-prices.json`, our addition: the lowest totals of each month for each number of nights that is sold, of
 * arrivals on a weekend and of all. A number of nights that is missing in a month is sold out.
 */
export const YearPrices = v.object({
  nights: v.array(Nights),
  months: v.array(v.object({ month: IsoMonth, weekends: LowestStays, days: LowestStays })),
})
export type YearPrices = v.InferOutput<typeof YearPrices>
