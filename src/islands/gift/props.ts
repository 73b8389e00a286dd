import * as v from 'valibot'
import { BookingProps } from '../stay-page/props.ts'

/** What a giver chooses from (B3.45, B4.21). */
export const GiftProps = v.object({
  ...v.pick(BookingProps, ['stayId', 'label', 'query', 'giftable', 'priceList']).entries,
  /** True where the market posts gifts and the CMS has not switched them off. */
  byPost: v.optional(v.boolean(), false),
})
export type GiftProps = v.InferOutput<typeof GiftProps>
