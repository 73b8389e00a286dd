import * as v from 'valibot'
import { Count, Id, IsoDate } from '../../contract/scalars.ts'

/** The offers of a hotel for the dates and party in the address (specification of booking, section 2, "Hotel page"). */
export const HotelOffersProps = v.object({
  hotelId: Id,
  /** One of the hotel's stays: all of them are asked for by it. */
  stayId: Id,
  /** The page's query, without `?`: what the server's section shows. */
  query: v.string(),
  minisite: v.optional(Id),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type HotelOffersProps = v.InferOutput<typeof HotelOffersProps>
