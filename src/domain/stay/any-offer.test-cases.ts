import type { HotelRoom } from '../../contract/hotel-page.ts'
import type { Offer } from './rooms-on-offer.ts'

/** For tests: a room with its stays. */
export const room = (uuid: string, offers: HotelRoom['offers']): HotelRoom => ({
  uuid,
  offers,
  title: uuid,
  type: 'double',
  bedding: '',
  capacity: 2,
  maxCapacity: 2,
  description: '',
  highlightedFacilities: [],
  detailsSection: [],
  images: [],
})

/** For tests: a stay on its dates; the price in cents. */
export const offer = (weekendId: number, sellPrice: number): Offer => ({
  id: weekendId,
  weekendId,
  label: `${weekendId}`,
  uri: `/stay/${weekendId}`,
  nights: 1,
  paxCount: 2,
  hasSelectedDates: true,
  shortProgramIntroWithoutRoom: '',
  priceInfo: { sellPrice },
})
