import type { D1Database } from '@cloudflare/workers-types'
import type { StayDetail } from '../../src/contract/stay.ts'
import type { StayFacts } from '../catalogue/facts.ts'
import { raw, rows, sql } from '../database/sql.ts'
import { couple, termsOf } from '../pricing/guests.ts'
import { stayPrice } from '../pricing/rule.ts'

/** Gift prices of a stay for two, in cents, by nights and bucket: Essential (lowest fare), Serenity (the default), Liberty. */
export async function giftPrices(db: Pick<D1Database, 'prepare'>, stay: StayFacts): Promise<NonNullable<StayDetail['priceList']>> {
  const terms = termsOf(couple)
  const price = (fare: string) => stayPrice(raw(`f.${fare}`), raw('f.nights'), terms)
  const found = await rows<{ nights: number; essential: number; serenity: number; liberty: number; always: number }>(
    db,
    sql`SELECT f.nights, ${price('lowest')} AS essential, ${price('serenity')} AS serenity, ${price('liberty')} AS liberty, ${price('always')} AS always
      FROM product s JOIN fare f ON f.hotel_id = s.hotel_id
      WHERE s.id = ${stay.id} AND f.nights BETWEEN s.min_nights AND s.max_nights ORDER BY f.nights`,
  )
  return found.map(({ nights, essential, serenity, liberty, always }) => ({
    nights,
    sellPrice: serenity,
    sellPrices: [essential, serenity, liberty],
    extraUpsellAvailabilityAmount: Math.max(0, always - serenity),
  }))
}
