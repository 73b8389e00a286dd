import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { GiftCardPayments } from '../../src/contract/gift-card.ts'
import { UsedGiftCard } from '../../src/contract/price.ts'
import { among, prepare, raw, sql, type Sql } from '../database/sql.ts'

type Db = Pick<D1Database, 'prepare'>

export type OrderTable = 'booking_order' | 'gift_order'

/** A reservation ends so many minutes after its order. */
export const minutesReserved = 30

/** Gives back the reserved parts that are chosen. Both statements belong into one batch. */
function givenBack(db: Db, chosen: Sql): D1PreparedStatement[] {
  const reserved = sql`state = 'reserved' AND ${chosen}`
  return [
    sql`UPDATE gift_card SET balance = balance + (SELECT sum(amount) FROM gift_card_use WHERE code = gift_card.code AND ${reserved})
      WHERE code IN (SELECT code FROM gift_card_use WHERE ${reserved})`,
    sql`UPDATE gift_card_use SET state = 'returned' WHERE ${reserved}`,
  ].map((statement) => prepare(db, statement))
}

/** Gives back what was reserved of these cards until `now` (epoch milliseconds) or before. */
export function returnEnded(db: Db, codes: readonly string[], now: number): D1PreparedStatement[] {
  return givenBack(db, sql`until <= ${now} AND ${among(raw('code'), codes)}`)
}

export function returnParts(db: Db, reference: string): D1PreparedStatement[] {
  return givenBack(db, sql`reference = ${reference}`)
}

const taken = (chosen: Sql): Sql =>
  sql`UPDATE gift_card SET balance = balance - (SELECT amount FROM gift_card_use WHERE code = gift_card.code AND ${chosen})
    WHERE code IN (SELECT code FROM gift_card_use WHERE ${chosen})`

const balanceLeft = (chosen: Sql): Sql =>
  sql`UPDATE gift_card_use SET balance_left = (SELECT balance FROM gift_card WHERE gift_card.code = gift_card_use.code) WHERE ${chosen}`

export interface Reservation {
  readonly table: OrderTable
  readonly reference: string
  readonly parts: GiftCardPayments
  /** Where nothing is left to pay, the parts are spent at once. */
  readonly state: 'reserved' | 'spent'
  readonly orderedAt: number
}

/** Takes the parts from their cards if the order exists, for the same batch. It fails, see `isTooLittle`, where a card has too little. */
export function takeParts(db: Db, { table, reference, parts, state, orderedAt }: Reservation): D1PreparedStatement[] {
  const until = orderedAt + minutesReserved * 60_000
  return [
    sql`INSERT INTO gift_card_use (reference, code, position, amount, state, until, balance_left)
      SELECT ${reference}, value ->> 'code', key, value ->> 'amount', ${state}, ${until}, 0 FROM json_each(${JSON.stringify(parts)})
      WHERE EXISTS (SELECT 1 FROM ${raw(table)} WHERE reference = ${reference})`,
    taken(sql`reference = ${reference}`),
    balanceLeft(sql`reference = ${reference}`),
  ].map((statement) => prepare(db, statement))
}

/**
 * Spends the parts of an order that is paid at `now`. Those that were given back after a refusal are taken again; the batch fails where another
 * order has spent them meanwhile.
 */
export function spendParts(db: Db, reference: string, now: number): D1PreparedStatement[] {
  const ofOrder = sql`SELECT code FROM gift_card_use WHERE reference = ${reference}`
  const ended = givenBack(db, sql`until <= ${now} AND code IN (${ofOrder})`)
  const returned = sql`reference = ${reference} AND state = 'returned'`
  const spent = sql`UPDATE gift_card_use SET state = 'spent' WHERE reference = ${reference}`
  const again = [taken(returned), balanceLeft(returned), spent]
  return [...ended, ...again.map((statement) => prepare(db, statement))]
}

/** Opens the card of a gift order, once it is paid. Other gifts have none. */
export function issueCard(db: Db, reference: string): D1PreparedStatement {
  const amount = raw("json_extract(record, '$.gift.amount')")
  return prepare(
    db,
    sql`INSERT INTO gift_card (code, amount, balance) SELECT code, ${amount}, ${amount} FROM gift_order
      WHERE reference = ${reference} AND status = 'paid' AND json_extract(record, '$.gift.type') = 'GIFTCARD'
      ON CONFLICT (code) DO NOTHING`,
  )
}

/** Whether a batch has failed because a card has less than was to be taken from it. */
export function isTooLittle(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes('enough_on_card')
}

/** The cards of an order as JSON, in the order in which they pay, for `readUsedCards`. */
export const usedCards = (reference: string): Sql =>
  sql`(SELECT json_group_array(json_object('serialNumber', substr(code, -4), 'usedAmount', amount, 'balanceLeft', balance_left))
    FROM (SELECT * FROM gift_card_use WHERE reference = ${reference} ORDER BY position))`

export function readUsedCards(json: string): UsedGiftCard[] {
  return v.parse(v.array(UsedGiftCard), JSON.parse(json))
}

export function paidByCards(cards: readonly UsedGiftCard[]): number {
  return cards.reduce((sum, { usedAmount = 0 }) => sum + usedAmount, 0)
}
