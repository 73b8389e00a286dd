import type { Availabilities } from '../../contract/availability.ts'
import type { Eligibility } from '../../contract/eligibility.ts'
import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { DatedStay, ProductOffers } from '../../contract/stay.ts'
import { type ActivitySelection, formatActivitySelection } from '../../domain/criteria/activity-selection.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import { longestStay, type StayDates } from '../../domain/criteria/search-criteria.ts'
import { type IsoMonth, monthsFrom } from '../../domain/dates/month.ts'
import type { EligibilityQuestion } from '../../domain/pricing/eligibility-question.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import type { Locale } from '../../market/markets.ts'
import { type ApiQuery, getJson, withKeys } from '../api.ts'

const isAvailabilities = withKeys<Availabilities>('days')
const isQuote = withKeys<Quote>('bookable', 'reservationCriteria')
const isEligibility = withKeys<Eligibility>('paymentMethods')
const isDated = withKeys<DatedStay>('activityDates')
const isOffers = withKeys<ProductOffers>('offers')
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

const datesQuery = (stay: AskedStay, checkin: IsoDate, nights: number): ApiQuery => ({ ...commonOf(stay), checkin, nights })

const quoteQuery = (stay: AskedStay, dates: StayDates, offerId: number | undefined): ApiQuery => ({
  ...datesQuery(stay, dates.checkin, nightsOf(dates)),
  smartcapacity: true,
  offerId,
})

/** The price of the dates, as the page shows it: of an offer, or at the usual rate. */
export const quoteCall = (stay: AskedStay, dates: StayDates, offerId: number | undefined) => ({
  key: ['quote', stay, dates, offerId],
  ask: (signal: AbortSignal) => getJson(`weekend/${stay.stayId}/quote.json`, quoteQuery(stay, dates, offerId), isQuote, signal),
})

/** The price at this moment of dates, offer and dates of activities, asked when the visitor books. Throws ApiFailure. */
export function askRealtimeQuote(
  stay: AskedStay,
  { dates, offerId, activities }: { dates: StayDates; offerId: number | undefined; activities: ActivitySelection },
  signal: AbortSignal,
): Promise<Quote> {
  const query = { ...quoteQuery(stay, dates, offerId), activitySelectionList: formatActivitySelection(activities) }
  return getJson(`weekend/${stay.stayId}/quote-realtime.json`, query, isQuote, signal)
}

/** What of the stay depends on its dates: when its activities can be had. */
export const datedCall = (stay: AskedStay, dates: StayDates) => ({
  key: ['dated', stay, dates],
  ask: (signal: AbortSignal) =>
    getJson(`weekend/${stay.stayId}/detail.json`, datesQuery(stay, dates.checkin, nightsOf(dates)), isDated, signal),
})

/** The offers for an arrival: every rate, and longer nights. */
export const ratesCall = (stay: AskedStay, checkin: IsoDate, nights: number) => ({
  key: ['rates', stay, checkin, nights],
  ask: (signal: AbortSignal) =>
    getJson(`product/${stay.stayId}/offers`, { ...datesQuery(stay, checkin, nights), multiOffer: true }, isOffers, signal),
})

/** The ways to pay later that an order may use. */
export const eligibilityCall = (locale: Locale, query: EligibilityQuestion['query']) => ({
  key: ['eligibility', locale, query],
  ask: (signal: AbortSignal) => getJson('purchase/eligibility', { locale, ...query }, isEligibility, signal),
})
