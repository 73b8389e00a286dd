import * as v from 'valibot'
import { HotelSummary } from './hotel.ts'
import { Cents, Count, Id, Percent } from './scalars.ts'

/** A product the visitor has looked at, as their browser keeps it (specification of booking, section 3, "Recently viewed item"). */
export const ViewedItem = v.object({
  type: v.picklist(['STAY', 'ACTIVITY']),
  id: Id,
  imageUrl: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  label: v.pipe(v.string(), v.maxLength(200)),
  /** Cents: of a stay for two and its shortest length, of an activity for one person. */
  price: v.optional(v.object({ sellPrice: Cents, refPrice: v.optional(Cents), promo: v.optional(Percent), nights: Count })),
  hotel: v.object({
    id: Id,
    label: v.pipe(v.string(), v.maxLength(200)),
    stars: HotelSummary.entries.stars,
    location: v.object({ label: v.pipe(v.string(), v.maxLength(200)) }),
    review: HotelSummary.entries.review,
  }),
  /** Below the market's base. */
  uri: v.pipe(v.string(), v.regex(/^\/[^/\\]/), v.maxLength(300)),
  dataFlowMode: v.optional(v.picklist(['pull', 'push'])),
})
export type ViewedItem = v.InferOutput<typeof ViewedItem>
