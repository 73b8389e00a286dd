import type { D1Database } from '@cloudflare/workers-types'
import type { GiftPayment } from '../../src/contract/gift-code.ts'
import { GiftOrder } from '../../src/contract/gift-order.ts'
import type { OrderRequest } from '../../src/contract/order.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import * as v from 'valibot'
import { boxWithCode } from '../boxes/boxes.ts'
import { staysOfBox } from '../boxes/stays-of-box.ts'
import { dateOf } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'
import { all, row, sql } from '../database/sql.ts'
import { giftChanged, giftUsed } from './redemptions.ts'

type Db = Pick<D1Database, 'prepare'>

/** What a voucher or a box pays of a stay, in cents: its price without parcel and additions. */
export function valueOf({ lines }: Pick<GiftOrder, 'lines'>): number {
  return lines.reduce((sum, { kind, amount }) => (kind === 'gift' || kind === 'availability' ? sum + amount : sum), 0)
}

type Redeemed = Pick<OrderRequest, 'stayId' | 'locale' | 'reservationCriteria'> & { readonly gift: GiftPayment }

/**
 * Throws a 409 where the gift does not pay this of the stay. Whether it pays another order is left to the batch that takes it, because that order
 * may be the one of the same key.
 */
export async function checkGift(db: Db, { gift, ...request }: Omit<OrderRequest, 'guest'>, price: number, now: Now): Promise<void> {
  if (!gift || (await pays(db, { gift, ...request }, price, now))) return
  // For a gift that has been redeemed, this says more than that it is too late.
  const redeemed = await row(db, sql`SELECT 1 FROM gift_redemption WHERE code = ${gift.code} AND state = 'redeemed'`)
  throw redeemed ? giftUsed() : giftChanged()
}

/** Whether it pays all of its value, or the price (cents) if that is lower, of a stay of its own that begins from tomorrow to the end of its validity. */
async function pays(
  db: Db,
  { gift, stayId, locale, reservationCriteria: { checkin } }: Redeemed,
  price: number,
  { today }: Now,
): Promise<boolean> {
  const found = await row<{ reference: string; status: string; record: string }>(
    db,
    sql`SELECT reference, status, record FROM gift_order WHERE code = ${gift.code}`,
  )
  if (found?.status !== 'paid') return false
  const order = v.parse(GiftOrder, { ...JSON.parse(found.record), reference: found.reference, status: found.status })
  const isHere = marketOfLocale(order.locale).country === marketOfLocale(locale).country
  const isInTime = checkin > dateOf(today) && checkin <= order.validUntil
  return isHere && isInTime && gift.amount === Math.min(valueOf(order), price) && isFor(db, order, stayId)
}

/** Extras can be added to the stay of a gift, so that products of the same stay count as it. */
async function isFor(db: Db, { gift }: GiftOrder, stayId: number): Promise<boolean> {
  if (gift.type === 'SINGLEVOUCHER') {
    const given = sql`SELECT base FROM product WHERE id = ${gift.stayId}`
    return (await row(db, sql`SELECT 1 FROM product WHERE id = ${stayId} AND base = (${given})`)) !== undefined
  }
  const box = gift.type === 'BOX' ? await boxWithCode(db, gift.code) : undefined
  if (!box) return false
  const found = await row(
    db,
    sql`SELECT 1 FROM product p JOIN stay s ON s.id = p.base JOIN hotel h ON h.id = s.hotel_id WHERE p.id = ${stayId} AND ${all(staysOfBox(box))}`,
  )
  return found !== undefined
}
