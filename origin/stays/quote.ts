import type { D1Database } from '@cloudflare/workers-types'
import type { Texts } from '@escale/catalogue'
import type { Quote } from '../../src/contract/quote.ts'
import type { PriceInfo } from '../../src/contract/price.ts'
import { autoDiscount } from '../offers/labels.ts'
import { roomsEvidence } from '../offers/claims.ts'
import { dayOf } from '../clock/days.ts'
import { canArrive, firstArrival, type Now } from '../clock/now.ts'
import { HttpError } from '../http/http-error.ts'
import { priceInfo } from '../offers/price-info.ts'
import { fittingTerms, type RoomTerms, stepsOf, termsOf, type Guests } from '../pricing/guests.ts'
import { activityDates, faultOf, type SelectionFault } from './activity-dates.ts'
import { type Arrival, lengths } from './arrivals.ts'
import { bestOfMonth } from './month.ts'
import { rateOf, ratesFor, sold } from './rates.ts'
import { isOnSale, roomFacts, type Stay } from './stay.ts'
import { undatedServices } from './undated-services.ts'

type Db = Pick<D1Database, 'prepare'>

export interface QuoteRequest extends Guests {
  readonly checkin: string
  readonly nights: number
  /** Guests who do not fit into one room get more rooms. */
  readonly smartcapacity: boolean
  /** Undefined before dates of activities are chosen. The price does not depend on them. */
  readonly activitySelectionList?: string | undefined
  /** From `GET /product/{id}/offers?multiOffer=true`; the standard rate by default. */
  readonly offerId?: number | undefined
  /** A stay of the campaign is quoted with its discount. */
  readonly autoDiscount?: boolean | undefined
}

/** A smaller promotion, in percent, makes no flash deal. */
const flashFrom = 15

type Code =
  | 'package-not-available-at-checkin'
  | 'rooms-not-available'
  | 'checkin-in-past'
  | 'offer-expired'
  | 'too-many-guests'
  | 'offer-unknown'
  | SelectionFault

const refusals: Readonly<Record<Code, string>> = {
  'package-not-available-at-checkin': 'The stay is not available for these dates',
  'rooms-not-available': 'There are too few rooms left for all guests',
  'checkin-in-past': 'The arrival is in the past or too late for today',
  'offer-expired': 'The stay is no longer sold',
  'too-many-guests': 'The room does not hold so many guests',
  'offer-unknown': 'The offer is not one of this stay and these nights',
  'activity-date-missing': 'An activity has no date',
  'activity-date-not-available': 'An activity cannot be had at the date chosen',
}

/** A stay that cannot be booked is an outcome with an error code, not a failure. */
export async function quoteOf(db: Db, stay: Stay, request: QuoteRequest, now: Now, texts: Texts): Promise<Quote> {
  const { checkin, nights, adult, child, baby, activitySelectionList } = request
  const criteria = { checkin, nights, adult, child, baby }
  const refused = (code: Code): Quote => ({ bookable: false, reservationCriteria: criteria, errors: [{ code, message: refusals[code] }] })
  const day = dayOf(checkin)
  if (day < firstArrival(now)) return refused('checkin-in-past')
  if (!isOnSale(stay, now.today)) return refused('offer-expired')
  if (!canArrive(day, now)) return refused('package-not-available-at-checkin')
  const { maxCapacity } = roomFacts(stay)
  const preferred = termsOf(request)
  const terms = request.smartcapacity ? fittingTerms(request, maxCapacity) : preferred
  if (terms.guestsARoom > maxCapacity) return refused('too-many-guests')
  const arrival = (await lengths(db, stay.facts.id, terms, day)).find((length) => length.nights === nights)
  if (!arrival) {
    const oneIsLeft =
      terms.rooms > 1 && (await lengths(db, stay.facts.id, { ...terms, rooms: 1 }, day)).some((length) => length.nights === nights)
    return oneIsLeft ? { ...refused('rooms-not-available'), roomCapacity: maxCapacity } : refused('package-not-available-at-checkin')
  }
  const fault = activitySelectionList === undefined ? undefined : faultOf(activitySelectionList, activityDates(stay, day, nights, texts))
  if (fault) return refused(fault)
  const rate = request.offerId === undefined ? 'standard' : rateOf(request.offerId, stay.facts.id, nights)
  if (!rate || !ratesFor(stay, day, now.today).includes(rate)) return refused('offer-unknown')
  const { priceInfo: price, cancellationPolicy } = sold(rate, stay, arrival, now.today, texts)
  const best = await bestOfMonth(db, stay.facts.id, terms, day, now)
  return {
    bookable: true,
    priceInfo: discounted(price, stay, request),
    cancellationPolicy,
    reservationCriteria: criteria,
    ...(terms.rooms === preferred.rooms ? {} : { modifiedReservationCriteria: { ...criteria, rooms: terms.rooms } }),
    localTaxTotalAmount: stay.tax * adult * nights,
    programLineList: texts.stay.programLines(stay.facts, stay.hotel, nights),
    undatedServices: undatedServices(stay, nights, texts),
    flashDeal: arrival.promo - stay.promo >= flashFrom,
    bestPrice: best.arrival?.day === day && best.arrival.nights === nights,
    bestPromo: arrival.promo > stay.promo && arrival.promo === best.promo,
    roomsAmount: arrival.rooms,
    ...roomsEvidence({ rooms: arrival.rooms, room: roomFacts(stay), checkin, nights }, now, texts),
    ...(terms.rooms > 1 ? { roomsAmountMessage: texts.messages.rooms(terms.rooms) } : {}),
    ...(terms.rooms > preferred.rooms ? { roomCapacity: maxCapacity } : {}),
    guestPrices: await guestPrices(db, stay, request, terms, arrival),
  }
}

/** The insurance has no discount. Every other price is without it, because it is taken off at the payment. */
function discounted(price: PriceInfo, stay: Stay, request: Pick<QuoteRequest, 'autoDiscount'>): PriceInfo {
  const { autoDiscount: campaign } = request.autoDiscount ? autoDiscount({ stay: stay.facts, promo: stay.promo }) : {}
  if (!campaign) return price
  const amount = Math.round(((price.sellPrice - (price.insuranceAmount ?? 0)) * campaign.value) / 100)
  return { ...price, extraDiscount: { code: campaign.code, amount } }
}

/** What the guests beyond the first two add to the price. These are differences of whole prices, so that they add up. */
async function guestPrices(
  db: Db,
  stay: Stay,
  guests: Guests,
  terms: RoomTerms,
  arrival: Arrival,
): Promise<NonNullable<Quote['guestPrices']>> {
  const steps = stepsOf(guests, terms)
  if (!steps) return []
  const priceFor = async (others: RoomTerms): Promise<number> =>
    (await lengths(db, stay.facts.id, others, arrival.day)).find(({ nights }) => nights === arrival.nights)?.price ?? arrival.price
  const [first, adults] = await Promise.all([priceFor(steps.first), priceFor(steps.adults)])
  const more = [
    { kind: 'adults', count: Math.max(0, guests.adult - 2), amount: adults - first },
    { kind: 'children', count: guests.child, amount: arrival.price - adults },
  ] as const
  return more.filter(({ count, amount }) => count > 0 && amount > 0)
}

/** The quote of these scenarios has so many percent of the page's price. */
const moves: Readonly<Record<string, number>> = { higher: 108, lower: 93 }

/** In these scenarios a real-time quote fails. */
const failures: Readonly<Record<string, (texts: Texts) => Pick<Quote, 'bookable' | 'errors'>>> = {
  gone: () => failure('package-not-available-at-checkin'),
  past: () => failure('checkin-in-past'),
  refused: () => ({ bookable: false }),
  unpriced: () => ({ bookable: true }),
  wordy: ({ messages }) => ({ bookable: false, errors: [{ message: messages.takesNoBookings }] }),
}

function failure(code: Code): Pick<Quote, 'bookable' | 'errors'> {
  return { bookable: false, errors: [{ code, message: refusals[code] }] }
}

/** This quote decides the payment. Scenarios change it (see origin/README.md). */
export async function realtimeQuoteOf(db: Db, stay: Stay, request: QuoteRequest, now: Now, texts: Texts): Promise<Quote> {
  if (stay.realtime === 'broken') throw new HttpError(500, 'quote-failed', 'The hotel does not answer')
  const quote = await quoteOf(db, stay, request, now, texts)
  if (!quote.bookable || !quote.priceInfo) return quote
  const failed = failures[stay.realtime]?.(texts)
  if (failed) return { ...failed, reservationCriteria: quote.reservationCriteria }
  const move = moves[stay.realtime]
  if (move === undefined) return quote
  const movedTo = (cents: number) => Math.round((cents * move) / 10_000) * 100
  const { sellPrice, insuranceAmount } = quote.priceInfo
  const moved = movedTo(sellPrice)
  return {
    ...quote,
    priceInfo: discounted(
      {
        ...priceInfo(moved, stay.promo, 'final'),
        // The insurance is what the stay costs more with it.
        ...(insuranceAmount !== undefined && { insuranceAmount: moved - movedTo(sellPrice - insuranceAmount) }),
      },
      stay,
      request,
    ),
  }
}
