import * as v from 'valibot'
import { Picture } from '../picture.ts'
import { LinkUrl } from '../scalars.ts'

/** `GET /content/giftBlock?locale`. */
export const GiftBlock = v.object({
  title: v.string(),
  subtitle: v.optional(v.string()),
  imageS: Picture,
  imageL: Picture,
  /** Our addition. */
  giftcardImage: v.optional(Picture),
  boxURL: LinkUrl,
  singleVoucherURL: LinkUrl,
  giftcardURL: LinkUrl,
  activityOnlyURL: LinkUrl,
  campaign: v.optional(v.string()),
  category: v.optional(v.string()),
})
export type GiftBlock = v.InferOutput<typeof GiftBlock>
