import { island } from '../../hydration/island.ts'
import { BookingProps } from '../stay-page/props.ts'
import Booking, { useChosenExtrasPart, usePricedStayPart } from './Booking.tsx'
import * as chosenExtras from './ChosenExtras.tsx'
import * as pricedStay from './priced/PricedStay.tsx'

// The server loads no parts, but it renders the price of dates and the extras of the query for visitors without scripts.
usePricedStayPart.provide(pricedStay)
useChosenExtrasPart.provide(chosenExtras)

export const booking = island({ name: 'booking', component: Booking, props: BookingProps })
