import { queryOptions } from '@tanstack/react-query'
import type { HotelPage } from '../../../contract/hotel-page.ts'
import type { ProductOffers, StayDetail } from '../../../contract/stay.ts'
import { toOccupancy } from '../../../domain/guests/occupancy.ts'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { getJson, withKeys } from '../../queries/api.ts'
import type { QueriedStay } from '../stay-queries.ts'

const isOffers = withKeys<ProductOffers>('offers')
const isHotel = withKeys<HotelPage>('rooms')
const isStay = withKeys<StayDetail>('programLine', 'activities')

/** From-prices without dates. */
export const offersCall = (stay: QueriedStay, dates: StayDates | undefined) =>
  queryOptions({
    queryKey: ['productOffers', stay, dates ?? null],
    queryFn: ({ signal }) =>
      getJson(
        `product/${stay.stayId}/offers`,
        { ...toOccupancy(stay.guests), ...(dates && { checkin: dates.checkin, nights: nightsOf(dates), multiOffer: true }) },
        isOffers,
        signal,
      ),
  })

export const hotelCall = (hotelId: number) =>
  queryOptions({
    queryKey: ['hotel', hotelId],
    queryFn: ({ signal }) => getJson(`hotel/${hotelId}/detail.json`, {}, isHotel, signal),
  })

/** Of an offer, as its dialog shows it. */
export const offeredStayCall = (stayId: number) =>
  queryOptions({
    queryKey: ['stay', stayId],
    queryFn: ({ signal }) => getJson(`weekend/${stayId}/detail.json`, {}, isStay, signal),
  })
