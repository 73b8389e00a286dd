import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { GiftPayment } from '../../src/contract/gift-code.ts'
import { prepare, sql, type Sql } from '../database/sql.ts'
import { HttpError } from '../http/http-error.ts'

type Db = Pick<D1Database, 'prepare'>

const freed = (db: Db, chosen: Sql): D1PreparedStatement =>
  prepare(db, sql`UPDATE gift_redemption SET state = 'returned' WHERE state = 'reserved' AND ${chosen}`)

/** Frees a gift that was reserved until `now` (epoch milliseconds) or before. */
export const freeEnded = (db: Db, code: string, now: number): D1PreparedStatement => freed(db, sql`code = ${code} AND until <= ${now}`)

export const freeGift = (db: Db, reference: string): D1PreparedStatement => freed(db, sql`reference = ${reference}`)

export interface Redemption {
  readonly reference: string
  readonly gift: GiftPayment
  /** Where nothing is left to pay, the gift is redeemed at once. */
  readonly state: 'reserved' | 'redeemed'
  /** In epoch milliseconds. */
  readonly until: number
}

/** Takes the gift if its order exists, for the same batch. It fails, see `isGiftTaken`, where the gift pays another order. */
export function takeGift(db: Db, { reference, gift: { code, amount }, state, until }: Redemption): D1PreparedStatement {
  return prepare(
    db,
    sql`INSERT INTO gift_redemption (reference, code, amount, state, until)
      SELECT ${reference}, ${code}, ${amount}, ${state}, ${until} WHERE EXISTS (SELECT 1 FROM booking_order WHERE reference = ${reference})`,
  )
}

/** Redeems the gift of an order that is paid at `now`. After a refusal, the batch fails where another order has the gift. */
export function redeemGift(db: Db, reference: string, now: number): D1PreparedStatement[] {
  const ofOrder = sql`SELECT code FROM gift_redemption WHERE reference = ${reference}`
  const others = freed(db, sql`reference <> ${reference} AND until <= ${now} AND code IN (${ofOrder})`)
  return [others, prepare(db, sql`UPDATE gift_redemption SET state = 'redeemed' WHERE reference = ${reference}`)]
}

/** Whether a batch has failed because a gift pays another order. */
export function isGiftTaken(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes('gift_redemption.code')
}

export const giftUsed = (): HttpError => new HttpError(409, 'gift-used', 'The gift pays another booking', 'gift')

export const giftChanged = (): HttpError => new HttpError(409, 'gift-changed', 'The gift cannot pay this', 'gift')
