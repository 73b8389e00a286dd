import type { HotelPage } from '../../../contract/hotel-page.ts'
import type { ProductOffers } from '../../../contract/stay.ts'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { getJson, withKeys } from '../../queries/api.ts'
import { type QueriedStay, commonParameters } from '../stay-queries.ts'

const isOffers = withKeys<ProductOffers>('offers')
const isHotel = withKeys<HotelPage>('rooms')

/** From-prices without dates. */
export const offersCall = (stay: QueriedStay, dates: StayDates | undefined) => ({
  key: ['productOffers', stay, dates ?? null],
  load: (signal: AbortSignal) =>
    getJson(
      `product/${stay.stayId}/offers`,
      { ...commonParameters(stay), ...(dates && { checkin: dates.checkin, nights: nightsOf(dates), multiOffer: true }) },
      isOffers,
      signal,
    ),
})

export const hotelCall = ({ locale, hotelId, minisite }: Pick<QueriedStay, 'locale' | 'hotelId' | 'minisite'>) => ({
  key: ['hotel', locale, hotelId],
  load: (signal: AbortSignal) => getJson(`hotel/${hotelId}/detail.json`, { locale, minisite }, isHotel, signal),
})
