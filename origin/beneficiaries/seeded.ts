import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { OpenedGift } from '../../src/contract/beneficiary.ts'
import type { GiftDelivery, GiftMessage, GiftOrderRequest, GiftProduct } from '../../src/contract/gift-order.ts'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { type Language, type Locale, type Market, marketOfLocale } from '../../src/market/markets.ts'
import { boxWithCode } from '../boxes/boxes.ts'
import { staysOfBox } from '../boxes/stays-of-box.ts'
import { dateOf, type Day, dayOf, monthsLater, weekday } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { editionOn } from '../cms/edition.ts'
import type { Db } from '../database/catalogue-rows.ts'
import { all, prepare, raw, row, sql, type Sql } from '../database/sql.ts'
import { valueOf } from './check-gift.ts'
import { seededCountries } from '../gift-cards/seeded.ts'
import { giftRecord } from '../gifts/gift-orders.ts'
import { parcelLines } from '../gifts/parcel.ts'
import { soldGift } from '../gifts/products.ts'
import { orderRecord } from '../orders/agreement.ts'
import { couple, termsOf } from '../pricing/guests.ts'
import { arrivals } from '../stays/arrivals.ts'

type Kind = 'PACK' | 'VCHR' | 'ACTV'

interface SeededGift {
  /** The middle and the last letters of the code. */
  readonly kind: Kind
  readonly name: string
  readonly state: Extract<OpenedGift['state'], 'open' | 'reserved' | 'used' | 'expired' | 'unpaid'>
  /** What is given, with a stay and an activity of this country. */
  readonly gift: (found: { readonly stay: number; readonly activity: number }) => GiftProduct
  readonly isPosted?: boolean
  /** How long ago it was ordered. */
  readonly ago: { readonly months: number; readonly days?: number }
}

const box = (code: string) => (): GiftProduct => ({ type: 'BOX', code })
const voucher =
  (nights: number, bucket: 1 | 2 | 3, upsell: 'availability' | 'none' = 'none') =>
  ({ stay }: { readonly stay: number }): GiftProduct => ({ type: 'SINGLEVOUCHER', stayId: stay, nights, bucket, upsell })

/** Listed in the README. */
export const seededGifts: readonly SeededGift[] = [
  { kind: 'PACK', name: 'STAY', state: 'open', gift: box('201EBOX'), ago: { months: 5 } },
  { kind: 'PACK', name: 'DUET', state: 'open', gift: box('205EBOX'), ago: { months: 2 } },
  { kind: 'PACK', name: 'SENT', state: 'open', gift: box('202PBOX'), isPosted: true, ago: { months: 1 } },
  { kind: 'PACK', name: 'USED', state: 'used', gift: box('202EBOX'), ago: { months: 7 } },
  { kind: 'PACK', name: 'KEPT', state: 'reserved', gift: box('202EBOX'), ago: { months: 3 } },
  { kind: 'PACK', name: 'PAST', state: 'expired', gift: box('203EBOX'), ago: { months: 18, days: 6 } },
  { kind: 'PACK', name: 'DEBT', state: 'unpaid', gift: box('206EBOX'), ago: { months: 0 } },
  { kind: 'VCHR', name: 'STAY', state: 'open', gift: voucher(1, 2), ago: { months: 4 } },
  { kind: 'VCHR', name: 'FREE', state: 'open', gift: voucher(1, 3, 'availability'), ago: { months: 2 } },
  { kind: 'VCHR', name: 'DEAR', state: 'open', gift: voucher(2, 1), ago: { months: 9 } },
  { kind: 'VCHR', name: 'SENT', state: 'open', gift: voucher(1, 2), isPosted: true, ago: { months: 1 } },
  { kind: 'VCHR', name: 'USED', state: 'used', gift: voucher(1, 3), ago: { months: 6 } },
  { kind: 'VCHR', name: 'KEPT', state: 'reserved', gift: voucher(1, 2), ago: { months: 3 } },
  { kind: 'VCHR', name: 'PAST', state: 'expired', gift: voucher(1, 2), ago: { months: 12, days: 9 } },
  { kind: 'VCHR', name: 'DEBT', state: 'unpaid', gift: voucher(1, 1), ago: { months: 0 } },
  {
    kind: 'ACTV',
    name: 'DATE',
    state: 'open',
    gift: ({ activity }) => ({ type: 'DIGITAL_ACTIVITY_ONLY', activityId: activity, adults: 2, ownUse: false }),
    ago: { months: 2 },
  },
]

export const seededGiftCode = (prefix: string, kind: Kind, name: string): string => `${prefix}-${kind}-${name}`

/** A seeded voucher is opened with either; one that is posted has no recipient's. */
export const seededEmails = { recipient: 'beneficiary@escale.example', buyer: 'giver@escale.example' } as const

const messages: Readonly<Record<Language, GiftMessage>> = {
  fr: { fromName: 'Camille', message: 'Profitez-en bien !' },
  es: { fromName: 'Camila', message: '¡Que lo disfrutéis!' },
  nl: { fromName: 'Sanne', message: 'Geniet ervan!' },
  it: { fromName: 'Giulia', message: 'Divertitevi!' },
}

const never = Date.parse('9999-12-31')

/** Adds the gifts of the demonstration. Those that are there stay as they are; their validity and their bookings move with the day. */
export async function seedGifts(db: Db, today: IsoDate): Promise<void> {
  const statements: D1PreparedStatement[] = []
  for (const [country, { prefix, sellers }] of seededCountries.entries()) {
    const found = await givenIn(db, marketOfLocale(sellers[0]))
    if (!found) continue
    for (const [at, seeded] of seededGifts.entries()) {
      const locale = sellers[at % sellers.length] ?? sellers[0]
      const market = marketOfLocale(locale)
      const day = dateOf(monthsLater(dayOf(today), -seeded.ago.months) - (seeded.ago.days ?? 0))
      const gift = seeded.gift(found)
      const request = await requestOf(db, gift, seeded, market, day)
      if (!request) continue
      const number = (country + 1) * 100 + 51 + at
      const reference = String(90_000_000 + number)
      const code = seededGiftCode(prefix, seeded.kind, seeded.name)
      const record = await giftRecord(request, { DB: db, TODAY: day, CLOCK: `${day}T09:00:00Z` })
      const status = seeded.state === 'unpaid' ? 'created' : 'paid'
      statements.push(
        prepare(
          db,
          sql`INSERT INTO gift_order (reference, status, locale, code, record)
            VALUES (${reference}, ${status}, ${locale}, ${code}, ${JSON.stringify(record)}) ON CONFLICT (reference) DO UPDATE SET record = excluded.record`,
        ),
      )
      if (seeded.state === 'used' || seeded.state === 'reserved') {
        const booked = await bookingOf(db, { gift, value: valueOf(record), locale, today: dayOf(today) })
        if (booked) statements.push(...redemption(db, { ...booked, reference: String(10_000_000 + number), code, state: seeded.state }))
      }
    }
  }
  // A second attempt is made, because the socket to a local database may just have been closed.
  await db.batch(statements).catch(() => db.batch(statements))
}

/** Vouchers are for a stay of the country, or of another one where a small catalogue has none. */
async function givenIn(db: Db, { country }: Market): Promise<{ readonly stay: number; readonly activity: number } | undefined> {
  const stay = await row<{ id: number }>(
    db,
    sql`SELECT s.id FROM stay s JOIN hotel h ON h.id = s.hotel_id
      WHERE s.giftable AND s.published AND h.active AND s.expires IS NULL AND s.realtime = 'same' AND s.min_nights = 1 AND s.max_nights >= 2 AND h.seasonal = 0
        AND EXISTS (SELECT 1 FROM gift_fare g WHERE g.hotel_id = h.id AND g.nights = 2)
      ORDER BY h.cc <> ${country}, s.id LIMIT 1`,
  )
  const activity = await row<{ id: number }>(
    db,
    sql`SELECT id FROM activity WHERE published AND min_adults <= 2 AND max_adults >= 2 ORDER BY cc <> ${country}, id LIMIT 1`,
  )
  return stay && activity && { stay: stay.id, activity: activity.id }
}

/** Returns undefined where the market does not post gifts. */
async function requestOf(
  db: Db,
  gift: GiftProduct,
  { isPosted = false }: SeededGift,
  market: Market,
  day: IsoDate,
): Promise<GiftOrderRequest | undefined> {
  if (isPosted && market.country === 'IT') return undefined
  const message = messages[market.language]
  const delivery: GiftDelivery = isPosted
    ? {
        format: 'physical',
        address: { name: message.fromName, street: 'Demonstration 1', more: '', postcode: '1000', city: 'Escale', country: market.country },
        subElements: [],
        message,
      }
    : { format: 'digital', recipient: { email: seededEmails.recipient }, message }
  const now = nowIn(market, day)
  const { amount, availability } = await soldGift(db, gift, editionOn(market.locale, day), now)
  const parcel = delivery.format === 'physical' ? parcelLines(gift, delivery, market) : []
  const total = parcel.reduce((sum, line) => sum + line.amount, amount + availability)
  return {
    gift,
    delivery,
    buyer: { email: seededEmails.buyer },
    payment: { method: 'full', fee: 0, parts: [{ date: day, amount: total }] },
    locale: market.locale,
    amount: total,
    giftCards: [],
  }
}

interface Booked {
  readonly record: object
  readonly amount: number
}

/** A booking that was made yesterday, with an arrival on a Friday in three weeks or later. */
async function bookingOf(
  db: Db,
  { gift, value, locale, today }: { readonly gift: GiftProduct; readonly value: number; readonly locale: Locale; readonly today: Day },
): Promise<Booked | undefined> {
  const chosen =
    gift.type === 'SINGLEVOUCHER' ? { stay: gift.stayId, nights: gift.nights } : await stayOfBox(db, gift, marketOfLocale(locale))
  if (!chosen) return undefined
  const list = await arrivals(db, chosen.stay, termsOf(couple), today + 21, today + 200, chosen.nights)
  const possible = list.filter(({ nights }) => nights === chosen.nights)
  const friday = 5
  const arrival = possible.find(({ day }) => weekday(day) === friday) ?? possible[0]
  if (!arrival) return undefined
  const { price } = arrival
  const amount = Math.min(value, price)
  const date = dateOf(today - 1)
  const record = await orderRecord(
    {
      locale,
      stayId: chosen.stay,
      reservationCriteria: { checkin: dateOf(arrival.day), nights: chosen.nights, adult: 2, child: 0, baby: 0 },
      payment: { method: 'full', fee: 0, parts: [{ date, amount: price }] },
      amount: price,
      giftCards: [],
    },
    { DB: db, TODAY: date, CLOCK: `${date}T09:00:00Z` },
  )
  return { record: { ...record, payment: { method: 'full', fee: 0, parts: [{ date, amount: price - amount }] } }, amount }
}

async function stayOfBox(
  db: Db,
  gift: GiftProduct,
  { country }: Market,
): Promise<{ readonly stay: number; readonly nights: number } | undefined> {
  const found = gift.type === 'BOX' ? await boxWithCode(db, gift.code) : undefined
  if (!found) return undefined
  const onSale = sql`s.published AND h.active AND s.expires IS NULL AND s.realtime = 'same'`
  const conditions: Sql = all([onSale, raw('s.max_capacity >= 2'), ...staysOfBox(found)])
  const stay = await row<{ id: number }>(
    db,
    sql`SELECT s.id FROM hotel h JOIN stay s ON s.hotel_id = h.id WHERE ${conditions} ORDER BY h.cc <> ${country}, s.id LIMIT 1`,
  )
  return stay && { stay: stay.id, nights: found.facts.nights }
}

interface Redeemed extends Booked {
  readonly reference: string
  readonly code: string
  readonly state: 'used' | 'reserved'
}

function redemption(db: Db, { reference, code, state, record, amount }: Redeemed): D1PreparedStatement[] {
  const status = state === 'used' ? 'confirmed' : 'open'
  return [
    sql`INSERT INTO booking_order (reference, status, record) VALUES (${reference}, ${status}, ${JSON.stringify(record)})
      ON CONFLICT (reference) DO UPDATE SET record = excluded.record`,
    sql`INSERT INTO gift_redemption (reference, code, amount, state, until)
      VALUES (${reference}, ${code}, ${amount}, ${state === 'used' ? 'redeemed' : 'reserved'}, ${never})
      ON CONFLICT (reference) DO UPDATE SET amount = excluded.amount`,
  ].map((statement) => prepare(db, statement))
}
