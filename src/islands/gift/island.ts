import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import { BookingProps } from '../stay-page/booking-props.ts'
import Gift from './Gift.tsx'

/** Booking, sections 3 "Gift price list entry" and 4 "Flow switch". */
export const GiftProps = v.object({
  ...v.pick(BookingProps, ['stayId', 'label', 'query', 'giftable', 'priceList', 'today', 'hour']).entries,
  /** The market posts gifts, and the flag is on. */
  byPost: v.optional(v.boolean(), false),
})
export type GiftProps = v.InferOutput<typeof GiftProps>

export const gift = island({ name: 'gift', component: Gift, props: GiftProps })
