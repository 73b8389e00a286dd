import type { Availabilities } from '../../contract/availability.ts'
import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import { longestStay, type StayDates } from '../../domain/criteria/search-criteria.ts'
import { type IsoMonth, monthsFrom } from '../../domain/dates/month.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import type { Locale } from '../../market/markets.ts'
import { type ApiQuery, getJson, withKeys } from '../api.ts'

const isAvailabilities = withKeys<Availabilities>('days')
const isQuote = withKeys<Quote>('bookable', 'reservationCriteria')
const isNights = (answer: unknown): answer is number[] => Array.isArray(answer)

/** The hotel that is asked about, and for whom. Plain JSON: it is part of every query's key. */
export interface AskedHotel {
  readonly locale: Locale
  readonly hotelId: number
  /** One of its stays: prices and nights are that one's, otherwise its cheapest stay's. */
  readonly stayId?: number | undefined
  readonly guests: Guests
  readonly minisite: number | undefined
}

/** The stay that is asked about, and for whom. */
export interface AskedStay extends AskedHotel {
  readonly stayId: number
}

export const commonOf = ({ locale, guests, minisite }: AskedHotel): ApiQuery => ({
  locale,
  adult: guests.adults,
  child: guests.children,
  baby: guests.babies,
  minisite,
})

/** `length` months of prices from `month`; a day that is missing cannot be booked. */
export const availabilityCall = (stay: AskedHotel, { month, length }: { month: IsoMonth; length: number }) => ({
  key: ['availabilities', stay, month, length],
  ask: async (signal: AbortSignal) => {
    const query = { ...commonOf(stay), month, length, weekend: stay.stayId }
    const { days } = await getJson(`hotels/${stay.hotelId}/availabilities.json`, query, isAvailabilities, signal)
    return { months: monthsFrom(month, length), days }
  },
})

/** The numbers of nights that can follow a check-in. */
export const nightsCall = (stay: AskedStay, checkin: IsoDate) => ({
  key: ['checkoutNights', stay, checkin],
  ask: (signal: AbortSignal) =>
    getJson(`weekend/${stay.stayId}/packageCheckoutNights.json`, { ...commonOf(stay), checkin, length: longestStay }, isNights, signal),
})

const quoteQuery = (stay: AskedStay, dates: StayDates): ApiQuery => ({
  ...commonOf(stay),
  checkin: dates.checkin,
  nights: nightsOf(dates),
  smartcapacity: true,
})

/** The price of the dates, as the page shows it. */
export const quoteCall = (stay: AskedStay, dates: StayDates) => ({
  key: ['quote', stay, dates],
  ask: (signal: AbortSignal) => getJson(`weekend/${stay.stayId}/quote.json`, quoteQuery(stay, dates), isQuote, signal),
})

/** The price of the dates at this moment, asked when the visitor books. Throws ApiFailure. */
export function askRealtimeQuote(stay: AskedStay, dates: StayDates, signal: AbortSignal): Promise<Quote> {
  return getJson(`weekend/${stay.stayId}/quote-realtime.json`, quoteQuery(stay, dates), isQuote, signal)
}
