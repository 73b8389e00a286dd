import { queryOptions } from '@tanstack/react-query'
import type { Availabilities, CheckoutNights } from '../../contract/availability.ts'
import type { Eligibility } from '../../contract/eligibility.ts'
import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { DatedStay, ProductOffers } from '../../contract/stay.ts'
import { type ActivitySelection, formatActivitySelection } from '../../domain/stay/activity-selection.ts'
import { longestStay, nightsOf, type StayDates } from '../../domain/dates/stay-dates.ts'
import { type IsoMonth, monthsFrom } from '../../domain/dates/days.ts'
import type { EligibilityRequest } from '../../domain/pricing/payments.ts'
import { toOccupancy } from '../../domain/guests/occupancy.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { type ApiQuery, getJson, withKeys } from '../queries/api.ts'

const isAvailabilities = withKeys<Availabilities>('days')
const isQuote = withKeys<Quote>('bookable', 'reservationCriteria')
const isEligibility = withKeys<Eligibility>('paymentMethods')
const isDated = withKeys<DatedStay>('activityDates')
const isOffers = withKeys<ProductOffers>('offers')
const isNights = (response: unknown): response is CheckoutNights => Array.isArray(response)

/** Plain JSON: part of every query's key. */
export interface QueriedHotel {
  readonly hotelId: number
  /** The hotel's cheapest stay by default. */
  readonly stayId?: number | undefined
  readonly guests: Guests
}

export interface QueriedStay extends QueriedHotel {
  readonly stayId: number
}

/** Missing days are not bookable. */
export const availabilityQuery = (stay: QueriedHotel, { month, length }: { month: IsoMonth; length: number }) =>
  queryOptions({
    queryKey: ['availabilities', stay, month, length],
    queryFn: async ({ signal }) => {
      const query = { ...toOccupancy(stay.guests), month, length, weekend: stay.stayId }
      const { days } = await getJson(`hotels/${stay.hotelId}/availabilities.json`, query, isAvailabilities, signal)
      return { months: monthsFrom(month, length), days }
    },
  })

export const nightsQuery = (stay: QueriedStay, checkin: IsoDate) =>
  queryOptions({
    queryKey: ['checkoutNights', stay, checkin],
    queryFn: ({ signal }) =>
      getJson(
        `weekend/${stay.stayId}/packageCheckoutNights.json`,
        { ...toOccupancy(stay.guests), checkin, length: longestStay },
        isNights,
        signal,
      ),
  })

const datesParameters = (stay: QueriedStay, checkin: IsoDate, nights: number): ApiQuery => ({
  ...toOccupancy(stay.guests),
  checkin,
  nights,
})

const quoteParameters = (stay: QueriedStay, dates: StayDates, offerId: number | undefined): ApiQuery => ({
  ...datesParameters(stay, dates.checkin, nightsOf(dates)),
  smartcapacity: true,
  offerId,
})

/** Without `offerId` at the usual rate. */
export const quoteQuery = (stay: QueriedStay, dates: StayDates, offerId: number | undefined) =>
  queryOptions({
    queryKey: ['quote', stay, dates, offerId],
    queryFn: ({ signal }) => getJson(`weekend/${stay.stayId}/quote.json`, quoteParameters(stay, dates, offerId), isQuote, signal),
  })

/** First part of the keys of real-time quotes. */
export const realtimeKey = 'realtime'

/** For one press of Book: never cached, never repeated, and not carried out later when the network returns. */
export const realtimeQuery = (
  stay: QueriedStay,
  { dates, offerId, activities }: { dates: StayDates; offerId: number | undefined; activities: ActivitySelection },
) =>
  queryOptions({
    queryKey: [realtimeKey, stay, dates, offerId, activities],
    queryFn: ({ signal }) => {
      const query = { ...quoteParameters(stay, dates, offerId), activitySelectionList: formatActivitySelection(activities) }
      return getJson(`weekend/${stay.stayId}/quote-realtime.json`, query, isQuote, signal)
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

export const datedQuery = (stay: QueriedStay, dates: StayDates) =>
  queryOptions({
    queryKey: ['dated', stay, dates],
    queryFn: ({ signal }) =>
      getJson(`weekend/${stay.stayId}/detail.json`, datesParameters(stay, dates.checkin, nightsOf(dates)), isDated, signal),
  })

/** All rates, and longer nights. */
export const ratesQuery = (stay: QueriedStay, checkin: IsoDate, nights: number) =>
  queryOptions({
    queryKey: ['rates', stay, checkin, nights],
    queryFn: ({ signal }) =>
      getJson(`product/${stay.stayId}/offers`, { ...datesParameters(stay, checkin, nights), multiOffer: true }, isOffers, signal),
  })

export const eligibilityQuery = (query: EligibilityRequest['query']) =>
  queryOptions({
    queryKey: ['eligibility', query],
    queryFn: ({ signal }) => getJson('purchase/eligibility', query, isEligibility, signal),
  })
