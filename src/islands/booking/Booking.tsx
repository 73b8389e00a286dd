import type { ReactNode } from 'react'
import { BookingPanel } from './BookingPanel.tsx'
import { GiftPanel } from './GiftPanel.tsx'
import type { BookingProps } from './props.ts'

/** The booking panel of a stay and its sticky bar; in the gifting flow, what a voucher for it costs. */
export default function Booking(props: BookingProps): ReactNode {
  return props.flow === 'gifting' ? <GiftPanel {...props} /> : <BookingPanel {...props} />
}
