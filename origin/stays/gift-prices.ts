import type { D1Database } from '@cloudflare/workers-types'
import type { StayFacts } from '@escale/catalogue'
import type { StayDetail } from '../../src/contract/stay.ts'
import { raw, rows, sql } from '../database/sql.ts'
import { couple, termsOf } from '../pricing/guests.ts'
import { stayPrice } from '../pricing/rule.ts'

/** Returns cents for two, by nights and bucket: Essential (the lowest fare), Serenity (the default) and Liberty. */
export async function giftPrices(db: Pick<D1Database, 'prepare'>, stay: StayFacts): Promise<NonNullable<StayDetail['priceList']>> {
  const terms = termsOf(couple)
  const price = (fare: string) => stayPrice(raw(fare), raw('g.nights'), terms)
  const found = await rows<{ nights: number; essential: number; serenity: number; liberty: number; always: number }>(
    db,
    sql`SELECT g.nights, ${price('f.lowest')} AS essential, ${price('g.serenity')} AS serenity, ${price('g.liberty')} AS liberty, ${price('g.always')} AS always
      FROM product s JOIN gift_fare g ON g.hotel_id = s.hotel_id
        -- A beneficiary arrives on the next day at the earliest.
        JOIN fare f ON f.hotel_id = s.hotel_id AND f.nights = g.nights AND f.rooms = 1 AND f.late = 1
      WHERE s.id = ${stay.id} AND g.nights BETWEEN s.min_nights AND s.max_nights ORDER BY g.nights`,
  )
  return found.map(({ nights, essential, serenity, liberty, always }) => ({
    nights,
    sellPrice: serenity,
    sellPrices: [essential, serenity, liberty],
    extraUpsellAvailabilityAmount: Math.max(0, always - serenity),
  }))
}
