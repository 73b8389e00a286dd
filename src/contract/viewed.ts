import * as v from 'valibot'
import { HotelSummary } from './hotel.ts'
import { Price } from './price.ts'
import { Count, Id } from './scalars.ts'

/** An entry of the recently viewed products (B3.16). */
export const ViewedItem = v.object({
  type: v.picklist(['STAY', 'ACTIVITY']),
  id: Id,
  imageUrl: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  label: v.pipe(v.string(), v.maxLength(200)),
  /** For two guests and the minimum nights, or for one person of an activity. */
  price: v.optional(v.object({ ...Price.entries, nights: Count })),
  hotel: v.object({
    id: Id,
    label: v.pipe(v.string(), v.maxLength(200)),
    stars: HotelSummary.entries.stars,
    location: v.object({ label: v.pipe(v.string(), v.maxLength(200)) }),
    review: HotelSummary.entries.review,
  }),
  uri: v.pipe(v.string(), v.regex(/^\/[^/\\]/), v.maxLength(300)),
  dataFlowMode: v.optional(v.picklist(['pull', 'push'])),
})
export type ViewedItem = v.InferOutput<typeof ViewedItem>
