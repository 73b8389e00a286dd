import type { HotelPage } from '../../contract/hotel-page.ts'
import type { ProductOffers } from '../../contract/stay.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { getJson, withKeys } from '../api.ts'
import { type AskedStay, commonOf } from '../booking/stay-calls.ts'

const isOffers = withKeys<ProductOffers>('offers')
const isHotel = withKeys<HotelPage>('rooms')

/** The offers of the stay's hotel: on the dates, or without any, at their from-prices. */
export const offersCall = (stay: AskedStay, dates: StayDates | undefined) => ({
  key: ['productOffers', stay, dates ?? null],
  ask: (signal: AbortSignal) =>
    getJson(
      `product/${stay.stayId}/offers`,
      { ...commonOf(stay), ...(dates && { checkin: dates.checkin, nights: nightsOf(dates), multiOffer: true }) },
      isOffers,
      signal,
    ),
})

/** The hotel itself: its rooms. */
export const hotelCall = ({ locale, hotelId, minisite }: Pick<AskedStay, 'locale' | 'hotelId' | 'minisite'>) => ({
  key: ['hotel', locale, hotelId],
  ask: (signal: AbortSignal) => getJson(`hotel/${hotelId}/detail.json`, { locale, minisite }, isHotel, signal),
})
