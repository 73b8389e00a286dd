import { toOccupancy, toStayOccupancy } from '../../../domain/guests/occupancy.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { apiQuery } from '../../queries/api.ts'
import type { QueriedStay } from '../stay-queries.ts'

/** From-prices without dates. */
export const offersOfProductQuery = ({ stayId: id, guests }: QueriedStay, dates: StayDates | undefined) =>
  apiQuery('/product/:id/offers', { id, ...(dates ? { ...toStayOccupancy(dates, guests), multiOffer: true } : toOccupancy(guests)) })

export const hotelQuery = (hotelId: number) => apiQuery('/hotel/:hotelId/detail.json', { hotelId })

/** Of an offer, as its dialog shows it. */
export const offeredStayQuery = (stayId: number) => apiQuery('/weekend/:id/detail.json', { id: stayId })
