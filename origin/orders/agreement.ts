import type { D1Database } from '@cloudflare/workers-types'
import { pictureOf, textsOf } from '@escale/catalogue'
import type { Order, OrderRequest } from '../../src/contract/order.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'
import { instantOf } from '../clock/instant.ts'
import { nowIn } from '../clock/now.ts'
import type { Bindings } from '../env.ts'
import { checkGift } from '../beneficiaries/check-gift.ts'
import { amountAfter, checkCards } from '../gift-cards/cards.ts'
import { findPlace } from '../geo/places.ts'
import { hotelDetail } from '../hotels/detail.ts'
import { chargedPrice } from '../offers/price-info.ts'
import { HttpError } from '../http/http-error.ts'
import { activityDates } from '../stays/activity-dates.ts'
import { extraNames } from '../stays/extras.ts'
import { checkInOutOf } from '../stays/check-in-out.ts'
import { realtimeQuoteOf } from '../stays/quote.ts'
import { describedBy, stayById } from '../stays/stay.ts'
import { timeZoneOf } from './time-zone.ts'

type Env = Pick<Bindings, 'TODAY' | 'CLOCK'> & { readonly DB: Pick<D1Database, 'prepare' | 'batch'> }

/** An order without what is known of it later only. */
export type OrderRecord = Omit<Order, 'reference' | 'status'>

/**
 * Throws a 409 where the present price is not the agreed one, where the stay cannot be booked, or where a gift or a gift card cannot pay. What a
 * gift pays has no automatic discount.
 */
export async function orderRecord(request: Omit<OrderRequest, 'guest'>, env: Env): Promise<OrderRecord> {
  const { locale, minisite, stayId, reservationCriteria: criteria, offerId, activitySelectionList, payment, gift } = request
  const db = env.DB
  const market = marketOfLocale(locale)
  const texts = textsOf(locale)
  const stay = await stayById(db, stayId)
  const place = await findPlace(db, stay.hotel.place.id)
  const instant = instantOf(env)
  const now = nowIn(market, env.TODAY, () => instant)
  const autoDiscount = gift ? undefined : request.autoDiscount
  const choice = { offerId, activitySelectionList, smartcapacity: true, autoDiscount }
  const quote = await realtimeQuoteOf(db, stay, { ...criteria, ...choice }, now, texts)
  if (!quote.bookable || !quote.priceInfo) throw priceChanged()
  const price = chargedPrice(quote.priceInfo)
  checkPayment(request, price - (gift?.amount ?? 0))
  await checkGift(db, request, price, now)
  await checkCards(env, request.giftCards, locale)
  const chosen = new Set((activitySelectionList ?? '').split(','))
  const slots = activityDates(stay, dayOf(criteria.checkin), criteria.nights, texts).flatMap(({ activityId, title, minutes, dates }) =>
    dates.filter(({ value }) => chosen.has(`${activityId}_${value}`)).map(({ date, time }) => ({ title, date, time, minutes })),
  )
  const { id, label, stars, location, localTax, telephone } = hotelDetail(stay, place, market, texts)
  const [picture] = stay.pictures
  return {
    locale,
    minisite,
    stayId,
    reservationCriteria: criteria,
    offerId,
    activitySelectionList,
    payment,
    orderedAt: new Date(instant).toISOString(),
    priceInfo: quote.priceInfo,
    cancellationPolicy: quote.cancellationPolicy,
    localTaxTotalAmount: quote.localTaxTotalAmount,
    programLineList: quote.programLineList ?? [],
    undatedServices: quote.undatedServices ?? [],
    slots: slots.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)),
    extras: extraNames(stay, texts),
    label: texts.stay.label(describedBy(stay.facts), stay.hotel),
    image: picture === undefined ? undefined : pictureOf(picture, market.language),
    hotel: { id, label, stars, location, checkInOut: checkInOutOf(stay), localTax, telephone, timeZone: timeZoneOf(stay.hotel) },
  }
}

const priceChanged = () => new HttpError(409, 'price-changed', 'The product is not sold at this price')

/** Throws a 409 where the payments and the gift cards are not the price in cents, and a 400 for instalments of nothing. */
export function checkPayment({ amount, payment, giftCards }: Pick<OrderRequest, 'amount' | 'payment' | 'giftCards'>, price: number): void {
  const { method, fee, parts } = payment
  if (amount !== amountAfter(price, giftCards) || parts.reduce((sum, part) => sum + part.amount, 0) !== amount + fee) throw priceChanged()
  if (amount > 0 || (method === 'full' && fee === 0 && parts.length === 1)) return
  throw new HttpError(400, 'invalid-parameter', 'Nothing is left to pay', 'payment')
}
