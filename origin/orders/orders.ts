import type { D1Database } from '@cloudflare/workers-types'
import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { pictureOf, textsOf } from '@escale/catalogue'
import { Order, type OrderRequest } from '../../src/contract/order.ts'
import type { Market } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { row, sql, prepare } from '../database/sql.ts'
import type { Bindings } from '../env.ts'
import { findPlace } from '../geo/places.ts'
import { hotelDetail } from '../hotels/detail.ts'
import { activityDates } from '../stays/activity-dates.ts'
import { extraNames } from '../stays/extras.ts'
import { checkInOutOf } from '../stays/check-in-out.ts'
import { realtimeQuoteOf } from '../stays/quote.ts'
import { describedBy, stayById } from '../stays/stay.ts'
import { timeZoneOf } from './time-zone.ts'

type Db = Pick<D1Database, 'prepare'>
type Env = Pick<Bindings, 'CLOCK'> & { readonly DB: Db }
type OrderRecord = Omit<Order, 'reference' | 'status'>

/** Returns undefined where the present price is not the agreed one, or where the stay cannot be booked. */
export async function orderRecord(
  db: Db,
  request: OrderRequest,
  market: Market,
  env: Pick<Bindings, 'TODAY' | 'CLOCK'>,
): Promise<OrderRecord | undefined> {
  const { amount, locale, minisite, stayId, reservationCriteria: criteria, offerId, activitySelectionList, payment } = request
  const texts = textsOf(locale)
  const stay = await stayById(db, stayId)
  const place = await findPlace(db, stay.hotel.place.id)
  const instant = instantOf(env)
  const now = nowIn(market, env.TODAY, () => instant)
  const choice = { offerId, activitySelectionList, smartcapacity: true }
  const quote = await realtimeQuoteOf(db, stay, { ...criteria, ...choice }, now, texts)
  if (!quote.bookable || quote.priceInfo?.sellPrice !== amount) return undefined
  if (payment.parts.reduce((sum, part) => sum + part.amount, 0) !== amount + payment.fee) return undefined
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

/** Returns epoch milliseconds, those of the configured `CLOCK` if there is one. */
export function instantOf({ CLOCK }: Pick<Bindings, 'CLOCK'>): number {
  return CLOCK ? Date.parse(CLOCK) : Date.now()
}

/**
 * Stores an order, once for each `key` of a request (where it has one). Returns the stored order, as it is by now: the one that was made
 * first for its key.
 */
export async function storeOrder(env: Env, reference: string, record: OrderRecord, key?: string): Promise<Order | undefined> {
  await prepare(
    env.DB,
    sql`INSERT INTO booking_order (reference, status, record, request_key) VALUES (${reference}, 'open', ${JSON.stringify(record)}, ${key ?? null})
    ON CONFLICT (request_key) DO NOTHING`,
  ).run()
  return key === undefined ? findOrder(env, reference) : orderOfKey(env, key)
}

export async function orderOfKey(env: Env, key: string): Promise<Order | undefined> {
  const found = await row<{ reference: string }>(env.DB, sql`SELECT reference FROM booking_order WHERE request_key = ${key}`)
  return found && findOrder(env, found.reference)
}

/** An order that nobody pays ends after a day. */
const hoursToPay = 24

export function isTooLate({ orderedAt }: Pick<Order, 'orderedAt'>, env: Pick<Bindings, 'CLOCK'>): boolean {
  return instantOf(env) >= Temporal.Instant.from(orderedAt).add({ hours: hoursToPay }).epochMilliseconds
}

export async function findOrder(env: Env, reference: string): Promise<Order | undefined> {
  const found = await row<{ status: string; record: string }>(
    env.DB,
    sql`SELECT status, record FROM booking_order WHERE reference = ${reference}`,
  )
  if (!found) return undefined
  const order = v.parse(Order, { ...JSON.parse(found.record), reference, status: found.status })
  return order.status === 'open' && isTooLate(order, env) ? { ...order, status: 'expired' } : order
}

export async function settleOrder(db: Db, reference: string, status: 'confirmed' | 'refused'): Promise<void> {
  await prepare(db, sql`UPDATE booking_order SET status = ${status} WHERE reference = ${reference} AND status <> 'confirmed'`).run()
}
