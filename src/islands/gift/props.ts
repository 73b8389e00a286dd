import * as v from 'valibot'
import { BookingProps } from '../booking/props.ts'

/** What sells a stay as a voucher (specification of booking, sections 3 "Gift price list entry" and 4 "Flow switch"). */
export const GiftProps = v.pick(BookingProps, ['stayId', 'label', 'query', 'giftable', 'priceList', 'today', 'hour'])
export type GiftProps = v.InferOutput<typeof GiftProps>
