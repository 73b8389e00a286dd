import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'
import { HotelOffersProps } from '../hotel-offers/props.ts'

/** What chooses dates, guests and an offer of a hotel. */
export const HotelProps = v.object({
  ...HotelOffersProps.entries,
  /** The hotel's name. */
  label: v.string(),
  /** Its stays on sale. */
  stays: v.array(Id),
})
export type HotelProps = v.InferOutput<typeof HotelProps>
