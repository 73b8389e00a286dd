import * as v from 'valibot'
import { Count, Id, IsoDate } from '../../../contract/scalars.ts'

/** Offers of a hotel for the dates and guests of the address (booking, section 2, "Hotel page"). */
export const HotelOffersProps = v.object({
  hotelId: Id,
  /** Any stay of the hotel: identifies its offers in calls. */
  stayId: Id,
  /** Without `?`: criteria of the server's section. */
  query: v.string(),
  minisite: v.optional(Id),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type HotelOffersProps = v.InferOutput<typeof HotelOffersProps>
