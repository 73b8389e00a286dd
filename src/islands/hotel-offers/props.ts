import * as v from 'valibot'
import { PhoneLine } from '../../contract/contact.ts'
import { HotelOffersProps } from '../stay-page/props.ts'

export const OffersProps = v.object({
  ...HotelOffersProps.entries,
  /** Shown without any offer. */
  line: v.optional(PhoneLine),
})
export type OffersProps = v.InferOutput<typeof OffersProps>
