import { lateDeparture } from '@escale/catalogue'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import type { Stay } from './stay.ts'

/** The hotel's hours, with the departure of a late check-out where the stay includes one. */
export function checkInOutOf({ facts, hotel }: Pick<Stay, 'facts' | 'hotel'>): HotelDetail['checkInOut'] {
  const { checkin, checkout } = hotel
  return { checkin, checkout: facts.components.includes('late-checkout') ? lateDeparture(hotel) : checkout }
}
