import * as v from 'valibot'
import { BookingProps } from '../stay-page/props.ts'

/** The choices of a giver: entry of the price list, and flow (B3.45, B4.21). */
export const GiftProps = v.object({
  ...v.pick(BookingProps, ['stayId', 'label', 'query', 'giftable', 'priceList']).entries,
  /** The market posts gifts, and the flag is on. */
  byPost: v.optional(v.boolean(), false),
})
export type GiftProps = v.InferOutput<typeof GiftProps>
