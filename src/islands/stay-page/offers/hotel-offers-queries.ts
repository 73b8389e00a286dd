import type { HotelPage } from '../../../contract/hotel-page.ts'
import type { ProductOffers } from '../../../contract/stay.ts'
import { toOccupancy } from '../../../domain/guests/occupancy.ts'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { getJson, withKeys } from '../../queries/api.ts'
import type { QueriedStay } from '../stay-queries.ts'

const isOffers = withKeys<ProductOffers>('offers')
const isHotel = withKeys<HotelPage>('rooms')

/** From-prices without dates. */
export const offersCall = (stay: QueriedStay, dates: StayDates | undefined) => ({
  key: ['productOffers', stay, dates ?? null],
  load: (signal: AbortSignal) =>
    getJson(
      `product/${stay.stayId}/offers`,
      { ...toOccupancy(stay.guests), ...(dates && { checkin: dates.checkin, nights: nightsOf(dates), multiOffer: true }) },
      isOffers,
      signal,
    ),
})

export const hotelCall = (hotelId: number) => ({
  key: ['hotel', hotelId],
  load: (signal: AbortSignal) => getJson(`hotel/${hotelId}/detail.json`, {}, isHotel, signal),
})
