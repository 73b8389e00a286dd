import { queryOptions } from '@tanstack/react-query'
import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { type ActivitySelection, formatActivitySelection } from '../../domain/stay/activity-selection.ts'
import { longestStayNights, nightsOf, type StayDates } from '../../domain/dates/stay-dates.ts'
import { monthsFrom } from '../../domain/dates/days.ts'
import type { StayOffer } from '../../domain/quote/stay-rates.ts'
import type { EligibilityRequest } from '../../domain/pricing/payments.ts'
import { toOccupancy, toStayOccupancy } from '../../domain/guests/occupancy.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { apiGet, apiList, apiQuery } from '../queries/api.ts'

export interface QueriedHotel {
  readonly hotelId: number
  /** Without it calls are about the cheapest stay of the hotel. */
  readonly stayId?: number | undefined
  readonly guests: Guests
}

export interface QueriedStay extends QueriedHotel {
  readonly stayId: number
  /** Set for visitors to whom the experiment shows the automatic discount. */
  readonly autoDiscount?: true | undefined
}

/** A day that is missing from the response cannot be booked. */
export const availabilityQuery = (stay: QueriedHotel, { month, length }: { month: IsoMonth; length: number }) =>
  queryOptions({
    queryKey: ['availabilities', stay, month, length],
    queryFn: async ({ signal }) => {
      const query = { hotelId: stay.hotelId, ...toOccupancy(stay.guests), month, length, weekend: stay.stayId }
      const { days } = await apiGet('/hotels/:hotelId/availabilities.json', query, signal)
      return { months: monthsFrom(month, length), days }
    },
  })

export function nightsQuery({ stayId: id, guests }: QueriedStay, checkin: IsoDate) {
  const input = { id, ...toOccupancy(guests), checkin, length: longestStayNights }
  return queryOptions({
    queryKey: ['checkoutNights', input],
    queryFn: ({ signal }) => apiList('/weekend/:id/packageCheckoutNights.json', input, signal),
  })
}

const quoteFields = ({ stayId: id, guests, autoDiscount }: QueriedStay, dates: StayDates, offerId: number | undefined) => ({
  id,
  ...toOccupancy(guests),
  checkin: dates.checkin,
  nights: nightsOf(dates),
  smartcapacity: true,
  offerId,
  autoDiscount,
})

/** Prices the usual rate without an `offerId`. */
export const quoteQuery = (stay: QueriedStay, dates: StayDates, offerId: number | undefined) =>
  apiQuery('/weekend/:id/quote.json', quoteFields(stay, dates, offerId))

const realtimePath = '/weekend/:id/quote-realtime.json'

/** Every key of a real-time quote begins with it, so that all can be cancelled. */
export const realtimeKey = realtimePath

/** For one press of Book: never cached, never repeated, and not carried out later when the network returns. */
export const realtimeQuery = (
  stay: QueriedStay,
  { dates, offerId, activities }: { dates: StayDates; offerId: number | undefined; activities: ActivitySelection },
) =>
  queryOptions({
    ...apiQuery(realtimePath, { ...quoteFields(stay, dates, offerId), activitySelectionList: formatActivitySelection(activities) }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

/**
 * Real-time quotes of rates, by the ids of their offers. Each is the quote of its rate from then on, so that choosing it changes no price.
 * `keep` returns how the address names an offer.
 */
export const rateQuotesQuery = (
  stay: QueriedStay,
  dates: StayDates,
  { offers, at, keep }: { offers: readonly StayOffer[]; at: number; keep: (offer: StayOffer) => number | undefined },
) =>
  queryOptions({
    queryKey: ['rateQuotes', stay, dates, at, offers.map(({ id }) => id)],
    queryFn: async ({ signal, client }) => {
      const quoted = await Promise.all(
        offers.map(async (offer) => {
          const quote = await apiGet(realtimePath, quoteFields(stay, dates, offer.id), signal).catch(() => undefined)
          if (quote) client.setQueryData(quoteQuery(stay, dates, keep(offer)).queryKey, quote)
          return quote ? [[offer.id, quote] as const] : []
        }),
      )
      return Object.fromEntries(quoted.flat())
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const datedQuery = ({ stayId: id, guests }: QueriedStay, dates: StayDates) =>
  apiQuery('/weekend/:id/detail.json', { id, ...toStayOccupancy(dates, guests) })

/** All rates of these nights and of longer stays. */
export const ratesQuery = ({ stayId: id, guests }: QueriedStay, checkin: IsoDate, nights: number) =>
  apiQuery('/product/:id/offers', { id, ...toOccupancy(guests), checkin, nights, multiOffer: true })

export const eligibilityQuery = (query: EligibilityRequest['query']) => apiQuery('/purchase/eligibility', query)

/** The offers of a hotel: with their price for dates, else with their from-price. */
export const offersOfProductQuery = ({ stayId: id, guests }: QueriedStay, dates: StayDates | undefined) =>
  apiQuery('/product/:id/offers', { id, ...(dates ? { ...toStayOccupancy(dates, guests), multiOffer: true } : toOccupancy(guests)) })

export const hotelQuery = (hotelId: number) => apiQuery('/hotel/:hotelId/detail.json', { hotelId })

/** The content of an offered stay, without dates, as its dialog shows it. */
export const offeredStayQuery = (stayId: number) => apiQuery('/weekend/:id/detail.json', { id: stayId })
