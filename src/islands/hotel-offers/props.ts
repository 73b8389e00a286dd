import * as v from 'valibot'
import { PhoneLine } from '../../contract/phone-line.ts'
import { HotelOffersProps } from '../stay-page/offers/hotel-offers-props.ts'

export const OffersProps = v.object({
  ...HotelOffersProps.entries,
  /** Whom to call where there is no offer at all. */
  line: v.optional(PhoneLine),
})
export type OffersProps = v.InferOutput<typeof OffersProps>
