import * as v from 'valibot'
import { Picture } from './picture.ts'
import { Cents } from './scalars.ts'

export const BoxListItem = v.object({
  code: v.string(),
  slug: v.string(),
  title: v.string(),
  includedContent: v.array(v.string()),
  price: v.object({ sellPrice: Cents, referencePrice: v.optional(Cents) }),
  images: v.array(Picture),
})
export type BoxListItem = v.InferOutput<typeof BoxListItem>
/** `GET /boxes/search`: every gift box; digital codes end in EBOX, their physical twins in PBOX. */
export const BoxList = v.object({ boxes: v.array(BoxListItem) })
