import type { D1Database } from '@cloudflare/workers-types'
import type { Quote } from '../../src/contract/quote.ts'
import { dayOf } from '../clock/days.ts'
import { firstArrival, type Now } from '../clock/now.ts'
import { Refusal } from '../door/refusal.ts'
import { policyFor } from '../offers/cancellation.ts'
import { priceInfo } from '../offers/price-info.ts'
import { termsOf, type Party } from '../pricing/party.ts'
import type { Texts } from '../texts/texts.ts'
import { lengths } from './arrivals.ts'
import { cheapestOfMonth } from './month.ts'
import { isOnSale, type Stay } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>

export interface QuoteRequest extends Party {
  /** `yyyy-MM-dd`. */
  readonly checkin: string
  readonly nights: number
}

/** Date promotions from this percentage on are flash deals. */
const flashFrom = 15

type Code = 'package-not-available-at-checkin' | 'checkin-in-past' | 'offer-expired' | 'too-many-guests'

const refusals: Readonly<Record<Code, string>> = {
  'package-not-available-at-checkin': 'The stay is not available for these dates',
  'checkin-in-past': 'The arrival is in the past or too late for today',
  'offer-expired': 'The stay is no longer sold',
  'too-many-guests': 'The room does not hold so many guests',
}

/** The price of a stay for dates and guests. Not being bookable is an answer with an error code, never a failure. */
export async function quoteOf(db: Db, stay: Stay, request: QuoteRequest, now: Now, texts: Texts): Promise<Quote> {
  const { checkin, nights, adult, child, baby } = request
  const criteria = { checkin, nights, adult, child, baby }
  const refused = (code: Code): Quote => ({ bookable: false, reservationCriteria: criteria, errors: [{ code, message: refusals[code] }] })
  const day = dayOf(checkin)
  if (day < firstArrival(now)) return refused('checkin-in-past')
  if (!isOnSale(stay, now.today)) return refused('offer-expired')
  const terms = termsOf(request)
  const room = stay.hotel.rooms[stay.facts.room]
  if (room && terms.guestsARoom > room.maxCapacity) return refused('too-many-guests')
  const arrival = (await lengths(db, stay.facts.id, terms, day)).find((length) => length.nights === nights)
  if (!arrival) return refused('package-not-available-at-checkin')
  const best = await cheapestOfMonth(db, stay.facts.id, terms, day, now)
  return {
    bookable: true,
    priceInfo: priceInfo(arrival.price, arrival.promo, 'final'),
    reservationCriteria: criteria,
    localTaxTotalAmount: stay.tax * adult * nights,
    programLineList: texts.stay.programLines(stay.facts, stay.hotel, nights),
    flashDeal: arrival.promo - stay.promo >= flashFrom,
    bestPrice: best === day,
    roomsAmount: arrival.rooms,
    cancellationPolicy: policyFor(stay.cancelDays, day, now.today, texts),
  }
}

/** Per cent by which a provoking stay's price moves between the page and the booking. */
const moves: Readonly<Record<string, number>> = { higher: 108, lower: 93 }

/** The quote that decides what the visitor pays. A few stays of the catalogue change their price, are gone, or break: see origin/README.md. */
export async function realtimeQuoteOf(db: Db, stay: Stay, request: QuoteRequest, now: Now, texts: Texts): Promise<Quote> {
  if (stay.realtime === 'broken') throw new Refusal(500, 'quote-failed', 'The hotel does not answer')
  const quote = await quoteOf(db, stay, request, now, texts)
  if (!quote.bookable || !quote.priceInfo) return quote
  if (stay.realtime === 'gone') {
    return {
      bookable: false,
      reservationCriteria: quote.reservationCriteria,
      errors: [{ code: 'package-not-available-at-checkin', message: refusals['package-not-available-at-checkin'] }],
    }
  }
  const move = moves[stay.realtime]
  if (move === undefined) return quote
  const moved = Math.round((quote.priceInfo.sellPrice * move) / 10_000) * 100
  return { ...quote, priceInfo: priceInfo(moved, stay.promo, 'final') }
}
