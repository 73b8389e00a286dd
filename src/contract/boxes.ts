import * as v from 'valibot'
import { Picture } from './picture.ts'
import { Cents, Id, Percent } from './scalars.ts'

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

/** `GET /boxes/{code}/product-detail`: one box. `value` and `referencePrice` in cents; `formats` are the codes of its digital and physical twins. */
export const BoxDetail = v.object({
  code: v.string(),
  title: v.string(),
  slug: v.string(),
  description: v.string(),
  includedContent: v.array(v.string()),
  value: Cents,
  referencePrice: Cents,
  price: v.object({ sellPrice: Cents, refPrice: v.optional(Cents), promo: v.optional(Percent) }),
  images: v.array(Picture),
  formats: v.object({ digital: v.string(), physical: v.string() }),
  searchCriteria: v.object({ subthemas: v.array(Id) }),
  pageModel: v.object({ pageTitle: v.string(), metaDescription: v.string() }),
})
