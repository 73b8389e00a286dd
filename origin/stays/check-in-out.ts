import { lateDeparture } from '@escale/catalogue'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import type { Stay } from './stay.ts'

/** The hours are the hotel's. A stay that includes a late check-out has a later departure. */
export function checkInOutOf({ facts, hotel }: Pick<Stay, 'facts' | 'hotel'>): HotelDetail['checkInOut'] {
  const { checkin, checkout } = hotel
  return { checkin, checkout: facts.components.includes('late-checkout') ? lateDeparture(hotel) : checkout }
}
