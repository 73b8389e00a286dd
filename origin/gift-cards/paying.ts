import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { IsoDate } from '../../src/contract/scalars.ts'
import type { GiftPayment } from '../../src/contract/gift-code.ts'
import { freeEnded, freeGift, giftUsed, isGiftTaken, redeemGift, takeGift } from '../beneficiaries/redemptions.ts'
import { row, sql } from '../database/sql.ts'
import { cardChanged } from './cards.ts'
import { isTooLittle, minutesReserved, type Reservation, returnEnded, returnParts, spendParts, takeParts } from './uses.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/**
 * Inserts an order and takes what its cards and the gift of a beneficiary pay, or nothing at all. Throws a 409 where a card has too little, or
 * where the gift pays another order.
 */
export async function insertWithCards(db: Db, insertion: D1PreparedStatement, reservation: Reservation, gift?: GiftPayment): Promise<void> {
  const { reference, orderedAt } = reservation
  const codes = reservation.parts.map(({ code }) => code)
  const state = reservation.state === 'spent' ? 'redeemed' : 'reserved'
  const until = orderedAt + minutesReserved * 60_000
  try {
    await db.batch([
      ...returnEnded(db, codes, orderedAt),
      ...(gift ? [freeEnded(db, gift.code, orderedAt)] : []),
      insertion,
      ...(gift ? [takeGift(db, { reference, gift, state, until })] : []),
      ...takeParts(db, reservation),
    ])
  } catch (cause) {
    if (isGiftTaken(cause)) throw giftUsed()
    throw isTooLittle(cause) ? cardChanged() : cause
  }
}

interface Settlement {
  readonly reference: string
  readonly isPaid: boolean
  /** Writes the status of the order, but not over that of a paid one. */
  readonly update: D1PreparedStatement
  /** Statements that belong to the payment. */
  readonly more?: readonly D1PreparedStatement[]
  readonly today: IsoDate
  readonly instant: number
}

/**
 * Spends the parts of the cards and redeems the gift, or gives them back. Returns false, and changes nothing, where they cannot pay any more.
 */
export async function settleWithCards(db: Db, { reference, isPaid, update, more = [], today, instant }: Settlement): Promise<boolean> {
  if (!isPaid) {
    await db.batch([...returnParts(db, reference), freeGift(db, reference), update])
    return true
  }
  const expired = await row(
    db,
    sql`SELECT 1 FROM (
        SELECT code, state FROM gift_card_use WHERE reference = ${reference} UNION ALL SELECT code, state FROM gift_redemption WHERE reference = ${reference}
      ) u JOIN gift_order o ON o.code = u.code WHERE u.state = 'returned' AND json_extract(o.record, '$.validUntil') < ${today}`,
  )
  if (expired) return false
  try {
    await db.batch([...spendParts(db, reference, instant), ...redeemGift(db, reference, instant), update, ...more])
    return true
  } catch (cause) {
    if (isTooLittle(cause) || isGiftTaken(cause)) return false
    throw cause
  }
}
