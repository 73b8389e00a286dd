import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { GiftCardPayments } from '../../src/contract/gift-card.ts'
import type { GiftPayment } from '../../src/contract/gift-code.ts'
import { LeadGuest, Order } from '../../src/contract/order.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { dateOf } from '../clock/days.ts'
import { instantOf } from '../clock/instant.ts'
import { nowIn } from '../clock/now.ts'
import { prepare, row, sql } from '../database/sql.ts'
import type { Bindings } from '../env.ts'
import { insertWithCards, settleWithCards } from '../gift-cards/paying.ts'
import { minutesReserved, paidByCards, readUsedCards, usedCards } from '../gift-cards/uses.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import type { OrderRecord } from './agreement.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { chargedPrice } from '../offers/price-info.ts'

type Env = Pick<Bindings, 'TODAY' | 'CLOCK' | 'SITE_ORIGINS'> & { readonly DB: Pick<D1Database, 'prepare' | 'batch'> }

interface NewOrder {
  /** Of the request: one order is made for it. */
  readonly key?: string | undefined
  readonly guest?: LeadGuest | undefined
  readonly giftCards?: GiftCardPayments
  readonly gift?: GiftPayment | undefined
}

/**
 * Stores an order and reserves what a gift and gift cards pay of it. Where they pay everything, it is confirmed at once. Returns the stored order,
 * as it is by now: the one that was made first for its key. Throws a 409 where a card has too little or the gift pays another order.
 */
export async function storeOrder(env: Env, reference: string, record: OrderRecord, made: NewOrder = {}): Promise<Order | undefined> {
  const { key, guest, giftCards: parts = [], gift } = made
  const isPaid = (gift !== undefined || parts.length > 0) && record.payment.parts.every(({ amount }) => amount === 0)
  const insertion = sql`INSERT INTO booking_order (reference, status, record, request_key, guest)
    VALUES (${reference}, ${isPaid ? 'confirmed' : 'open'}, ${JSON.stringify(record)}, ${key ?? null}, ${guest ? JSON.stringify(guest) : null})
    ON CONFLICT (request_key) DO NOTHING`
  const state = isPaid ? 'spent' : 'reserved'
  const orderedAt = Date.parse(record.orderedAt)
  await insertWithCards(env.DB, prepare(env.DB, insertion), { table: 'booking_order', reference, parts, state, orderedAt }, gift)
  return key === undefined ? announced(env, reference) : orderOfKey(env, key)
}

export async function orderOfKey(env: Env, key: string): Promise<Order | undefined> {
  const found = await row<{ reference: string }>(env.DB, sql`SELECT reference FROM booking_order WHERE request_key = ${key}`)
  return found && announced(env, found.reference)
}

const minutesToPay = 24 * 60

/** An order that nobody pays ends after a day, and with its reservations if a gift or gift cards pay a part of it. */
export function isTooLate(orderedAt: string, isReserving: boolean, env: Pick<Bindings, 'CLOCK'>): boolean {
  return instantOf(env) >= Date.parse(orderedAt) + (isReserving ? minutesReserved : minutesToPay) * 60_000
}

interface StoredOrder {
  readonly order: Order
  readonly guest: LeadGuest | undefined
}

/** `gift` is what a gift pays, in cents. */
interface FoundOrder {
  readonly status: string
  readonly record: string
  readonly guest: string | null
  readonly cards: string
  readonly gift: number | null
  readonly gift_reference: string | null
  readonly gift_label: string | null
}

async function findStored(env: Env, reference: string): Promise<StoredOrder | undefined> {
  const found = await row<FoundOrder>(
    env.DB,
    sql`SELECT o.status, o.record, o.guest, ${usedCards(reference)} AS cards,
        r.amount AS gift, g.reference AS gift_reference, json_extract(g.record, '$.label') AS gift_label
      FROM booking_order o LEFT JOIN gift_redemption r ON r.reference = o.reference LEFT JOIN gift_order g ON g.code = r.code
      WHERE o.reference = ${reference}`,
  )
  if (!found) return undefined
  const order = v.parse(Order, { ...JSON.parse(found.record), reference, status: found.status })
  const giftcards = readUsedCards(found.cards)
  const hasCards = giftcards.length > 0
  const isReserving = hasCards || found.gift !== null
  const status = order.status === 'open' && isTooLate(order.orderedAt, isReserving, env) ? 'expired' : order.status
  const rest = chargedPrice(order.priceInfo) - (found.gift ?? 0) - paidByCards(giftcards)
  const paid = {
    ...(hasCards && { giftcards }),
    ...(found.gift !== null && { giftAmount: found.gift }),
    ...(isReserving && { remainingAmountToPay: rest }),
  }
  const guest = found.guest === null ? undefined : v.parse(LeadGuest, JSON.parse(found.guest))
  const gift = found.gift_reference === null ? undefined : { reference: found.gift_reference, label: found.gift_label ?? '' }
  return { order: { ...order, status, priceInfo: { ...order.priceInfo, ...paid }, ...(gift && { gift }) }, guest }
}

export async function findOrder(env: Env, reference: string): Promise<Order | undefined> {
  return (await findStored(env, reference))?.order
}

/** Returns the order. If it is confirmed, its guest has the e-mail by then. */
async function announced(env: Env, reference: string): Promise<Order | undefined> {
  const stored = await findStored(env, reference)
  if (stored?.guest && stored.order.status === 'confirmed') {
    await addToOutbox(env.DB, reference, confirmationMail(stored.order, stored.guest, env)).run()
  }
  return stored?.order
}

/** Records the outcome of a payment. A confirmed order stays confirmed. Returns false where its gift or gift cards cannot pay any more. */
export async function settleOrder(env: Env, reference: string, status: 'confirmed' | 'refused'): Promise<boolean> {
  const order = await findOrder(env, reference)
  if (!order) return false
  const instant = instantOf(env)
  const isSettled = await settleWithCards(env.DB, {
    reference,
    isPaid: status === 'confirmed',
    update: prepare(env.DB, sql`UPDATE booking_order SET status = ${status} WHERE reference = ${reference} AND status <> 'confirmed'`),
    today: dateOf(nowIn(marketOfLocale(order.locale), env.TODAY, () => instant).today),
    instant,
  })
  await announced(env, reference)
  return isSettled
}
