import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { row, sql } from '../database/sql.ts'
import { cardChanged } from './cards.ts'
import { isTooLittle, type Reservation, returnEnded, returnParts, spendParts, takeParts } from './uses.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/** Inserts an order and takes what its cards pay, or neither. Throws a 409 where a card has too little. */
export async function insertWithCards(db: Db, insertion: D1PreparedStatement, reservation: Reservation): Promise<void> {
  const codes = reservation.parts.map(({ code }) => code)
  try {
    await db.batch([...returnEnded(db, codes, reservation.orderedAt), insertion, ...takeParts(db, reservation)])
  } catch (cause) {
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

/** Spends the parts of the cards, or gives them back. Returns false, and changes nothing, where the cards cannot pay any more. */
export async function settleWithCards(db: Db, { reference, isPaid, update, more = [], today, instant }: Settlement): Promise<boolean> {
  if (!isPaid) {
    await db.batch([...returnParts(db, reference), update])
    return true
  }
  const expired = await row(
    db,
    sql`SELECT 1 FROM gift_card_use u JOIN gift_order o ON o.code = u.code
      WHERE u.reference = ${reference} AND u.state = 'returned' AND json_extract(o.record, '$.validUntil') < ${today}`,
  )
  if (expired) return false
  try {
    await db.batch([...spendParts(db, reference, instant), update, ...more])
    return true
  } catch (cause) {
    if (isTooLittle(cause)) return false
    throw cause
  }
}
