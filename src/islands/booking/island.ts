import { island } from '../../hydration/island.ts'
import { BookingProps } from '../stay-page/booking-props.ts'
import Booking, { useChosenExtras, usePricedStay } from './Booking.tsx'
import * as chosenExtras from './ChosenExtras.tsx'
import * as pricedStay from './priced/PricedStay.tsx'

// Dates in the query are priced without scripts.
usePricedStay.serve(pricedStay)
useChosenExtras.serve(chosenExtras)

export const booking = island({ name: 'booking', component: Booking, props: BookingProps })
