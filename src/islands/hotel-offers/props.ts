import * as v from 'valibot'
import { PhoneLine } from '../../contract/contact.ts'
import { HotelOffersProps } from '../stay-page/props.ts'

export const OffersProps = v.object({
  ...HotelOffersProps.entries,
  /** Who finds no offer can call. */
  line: v.optional(PhoneLine),
})
export type OffersProps = v.InferOutput<typeof OffersProps>
