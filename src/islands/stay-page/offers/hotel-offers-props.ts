import * as v from 'valibot'
import { Count, Id, IsoDate } from '../../../contract/scalars.ts'

/** Offers of a hotel's page (B2.3). */
export const HotelOffersProps = v.object({
  hotelId: Id,
  /** Any stay of the hotel: identifies its offers in calls. */
  stayId: Id,
  /** Without `?`: the server's criteria. */
  query: v.string(),
  minisite: v.optional(Id),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type HotelOffersProps = v.InferOutput<typeof HotelOffersProps>
