import * as v from 'valibot'
import { HotelLocation } from './hotel.ts'

/** Whom the holder of an activity voucher agrees the date with, and where it is shown. */
export const CenterContact = v.object({
  label: v.string(),
  location: HotelLocation,
  /** Our addition: the number on which a date is agreed, with its country code. */
  telephone: v.optional(v.string()),
})
export type CenterContact = v.InferOutput<typeof CenterContact>
