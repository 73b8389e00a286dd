import * as v from 'valibot'
import { Cents, Count } from '../../contract/scalars.ts'
import { BookingProps } from '../stay-page/props.ts'

const GiftPrice = v.object({
  nights: Count,
  sellPrice: Cents,
  sellPrices: v.array(Cents),
  extraUpsellAvailabilityAmount: v.optional(Cents),
})

/** What a giver chooses from (B3.45, B4.21). */
export const GiftProps = v.object({
  ...v.pick(BookingProps, ['stayId', 'label', 'query', 'giftable']).entries,
  priceList: v.optional(v.array(GiftPrice)),
  /** True where the market posts gifts and the CMS has not switched them off. */
  byPost: v.optional(v.boolean(), false),
})
export type GiftProps = v.InferOutput<typeof GiftProps>
