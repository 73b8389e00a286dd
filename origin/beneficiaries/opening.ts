import type { D1Database } from '@cloudflare/workers-types'
import { type Edition, textsOf } from '@escale/catalogue'
import * as v from 'valibot'
import type { GiftBooking, GiftOpening, HeldGift, OpenedGift } from '../../src/contract/beneficiary.ts'
import { GiftOrder, noMessage } from '../../src/contract/gift-order.ts'
import { Order } from '../../src/contract/order.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { centerContact } from '../activities/center-contact.ts'
import { dateOf } from '../clock/days.ts'
import { instantOf } from '../clock/instant.ts'
import { nowIn } from '../clock/now.ts'
import { editionOn } from '../cms/edition.ts'
import { activityFacts, boxFacts, hotelFacts, pictureIds, stayFacts } from '../database/facts.ts'
import { prepare, sql } from '../database/sql.ts'
import type { Bindings } from '../env.ts'
import { returnEnded } from '../gift-cards/uses.ts'
import { activityLabel, boxLabel, cardLabel, cardPicture, voucherLabel } from '../gifts/description.ts'
import { valueOf } from './check-gift.ts'
import { freeEnded } from './redemptions.ts'

type Env = Pick<Bindings, 'TODAY' | 'CLOCK'> & { readonly DB: Pick<D1Database, 'prepare' | 'batch'> }

/** Facts and pictures are JSON, of what was given; the others are null. */
interface GiftRow {
  reference: string
  status: string
  locale: Locale
  record: string
  balance: number | null
  box: string | null
  stay: string | null
  hotel: string | null
  activity: string | null
  pictures: string | null
  redemption: 'reserved' | 'redeemed' | null
  booking_reference: string | null
  booking: string | null
}

/** Returns what a code opens in a market. The statements are the same for codes that do not exist. */
export async function openGift(env: Env, { code, email }: GiftOpening, locale: Locale): Promise<OpenedGift> {
  const found = sql`
    WITH held AS (
      SELECT reference, status, locale, code, record, json_extract(record, '$.gift.code') AS box_code,
        json_extract(record, '$.gift.stayId') AS stay_id, json_extract(record, '$.gift.activityId') AS activity_id
      FROM gift_order WHERE code = ${code}
    )
    SELECT o.reference, o.status, o.locale, o.record, c.balance, b.facts AS box, s.facts AS stay, h.facts AS hotel, a.facts AS activity,
      COALESCE(b.pictures, s.pictures, a.pictures) AS pictures,
      r.state AS redemption, r.reference AS booking_reference, k.record AS booking
    FROM held o LEFT JOIN gift_card c ON c.code = o.code
      LEFT JOIN box b ON b.code = o.box_code OR b.twin = o.box_code
      LEFT JOIN stay_record s ON s.id = o.stay_id LEFT JOIN product p ON p.id = o.stay_id LEFT JOIN hotel_record h ON h.id = p.hotel_id
      LEFT JOIN activity a ON a.id = o.activity_id
      LEFT JOIN gift_redemption r ON r.code = o.code AND r.state <> 'returned' LEFT JOIN booking_order k ON k.reference = r.reference`
  const instant = instantOf(env)
  const results = await env.DB.batch<GiftRow>([
    ...returnEnded(env.DB, [code], instant),
    freeEnded(env.DB, code, instant),
    prepare(env.DB, found),
  ])
  const [row] = results.at(-1)?.results ?? []
  if (!row) return { state: 'unknown' }
  const order = v.parse(GiftOrder, { ...JSON.parse(row.record), reference: row.reference, status: row.status })
  if (order.gift.type === 'SINGLEVOUCHER') {
    if (email === undefined) return { state: 'emailNeeded' }
    if (!emailsOf(order).includes(email.toLowerCase())) return { state: 'emailWrong' }
  }
  const market = marketOfLocale(locale)
  if (marketOfLocale(row.locale).country !== market.country) return { state: 'elsewhere', locale: row.locale }
  if (order.status !== 'paid') return { state: 'unpaid' }
  const today = dateOf(nowIn(market, env.TODAY, () => instant).today)
  const gift = heldGift(order, row, editionOn(locale, today))
  const booking = bookingOf(row)
  if (booking) return { state: row.redemption === 'reserved' ? 'reserved' : 'used', gift, booking }
  return { state: order.validUntil < today ? 'expired' : 'open', gift }
}

/** Who may open a voucher: its recipient, if the giver named one, and its buyer. */
function emailsOf({ delivery, buyer }: GiftOrder): string[] {
  const recipient = delivery.format === 'digital' ? delivery.recipient?.email : undefined
  return [buyer.email, ...(recipient === undefined ? [] : [recipient])].map((email) => email.toLowerCase())
}

/** In the language of who opens it, which may be another one than that of the sale. */
function heldGift(order: GiftOrder, row: GiftRow, edition: Edition): HeldGift {
  const { reference, gift, delivery, validUntil, validityMonths, locale } = order
  const { picture, ...described } = describe(order, row, edition)
  return {
    reference,
    gift,
    ...described,
    image: picture === undefined ? order.image : edition.picture(picture),
    format: delivery.format,
    message: delivery.message ?? noMessage,
    validUntil,
    validityMonths,
    locale,
  }
}

type Described = Pick<HeldGift, 'label' | 'center' | 'value' | 'nights' | 'includes'> & { readonly picture: string | undefined }

function describe({ gift, lines, label, center }: GiftOrder, row: GiftRow, edition: Edition): Described {
  const { locale } = edition
  const texts = textsOf(locale)
  const paid = valueOf({ lines })
  const [picture] = row.pictures === null ? [] : pictureIds(row.pictures)
  if (gift.type === 'GIFTCARD') {
    return { label: cardLabel(gift.amount, edition), value: row.balance ?? 0, includes: [], picture: cardPicture }
  }
  if (row.box !== null) {
    const facts = boxFacts(row.box)
    const { nights } = facts
    return { label: boxLabel(facts, locale), value: paid, nights, includes: texts.box.includedContent(facts), picture }
  }
  if (gift.type === 'SINGLEVOUCHER' && row.stay !== null && row.hotel !== null) {
    const facts = stayFacts(row.stay)
    const { nights } = gift
    const includes = texts.stay.headwords(facts, nights)
    return { label: voucherLabel(facts, hotelFacts(row.hotel), locale), value: paid, nights, includes, picture }
  }
  if (row.activity !== null) {
    const facts = activityFacts(row.activity)
    const includes = texts.activity.headwords(facts)
    return { label: activityLabel(facts, locale), center: centerContact(facts, texts), value: paid, includes, picture }
  }
  return { label, center, value: paid, includes: [], picture }
}

function bookingOf({ booking, booking_reference: reference }: GiftRow): GiftBooking | undefined {
  if (booking === null || reference === null) return undefined
  const { label, hotel, orderedAt, locale, reservationCriteria } = v.parse(Order, { ...JSON.parse(booking), reference, status: 'open' })
  const { checkin, nights } = reservationCriteria
  const orderedOn = dateOf(nowIn(marketOfLocale(locale), undefined, () => Date.parse(orderedAt)).today)
  return { reference, orderedOn, label, hotel: hotel.label, checkin, nights }
}
