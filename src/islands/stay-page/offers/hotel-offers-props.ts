import * as v from 'valibot'
import { Id } from '../../../contract/scalars.ts'

/** Offers of a hotel's page (B2.3). */
export const HotelOffersProps = v.object({
  hotelId: Id,
  /** Any stay of the hotel: identifies its offers in calls. */
  stayId: Id,
  /** Without `?`: the server's criteria. */
  query: v.string(),
})
export type HotelOffersProps = v.InferOutput<typeof HotelOffersProps>
