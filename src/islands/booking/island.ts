import { island } from '../../hydration/island.ts'
import Booking from './Booking.tsx'
import { BookingProps } from './props.ts'

export const booking = island({ name: 'booking', component: Booking, props: BookingProps })
