import * as v from 'valibot'
import { Picture } from './picture.ts'
import { arrayOfFitting, Cents, Id, LinkUrl } from './scalars.ts'

/** `months` is how long the card is valid. */
export const GiftCardTeaser = v.object({ url: LinkUrl, image: Picture, months: v.optional(Id) })
export type GiftCardTeaser = v.InferOutput<typeof GiftCardTeaser>

/** `GET /api/cms/giftCard`. Amounts are cents of whole euros. */
export const GiftCardContent = v.object({
  title: v.string(),
  intro: v.string(),
  /** No amount is preselected. */
  amounts: v.pipe(v.array(Cents), v.minLength(1), v.maxLength(12)),
  /** Limits an amount of the visitor's choice; both are included. */
  bounds: v.object({ min: Cents, max: Cents }),
  images: v.pipe(v.array(Picture), v.minLength(1)),
  uses: arrayOfFitting(v.object({ title: v.string(), text: v.string(), url: v.optional(LinkUrl) })),
  conditions: v.array(v.string()),
  pageModel: v.object({ pageTitle: v.string(), metaDescription: v.string() }),
})
export type GiftCardContent = v.InferOutput<typeof GiftCardContent>
