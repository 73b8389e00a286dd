import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { GiftOrder, type GiftOrderRequest } from '../../src/contract/gift-order.ts'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { dateOf, dayOf, monthsLater } from '../clock/days.ts'
import { instantOf } from '../clock/instant.ts'
import { type Now, nowIn } from '../clock/now.ts'
import { editionOn } from '../cms/edition.ts'
import { prepare, row, sql } from '../database/sql.ts'
import type { Bindings } from '../env.ts'
import { checkCards } from '../gift-cards/cards.ts'
import { insertWithCards, settleWithCards } from '../gift-cards/paying.ts'
import { issueCard, readUsedCards, usedCards } from '../gift-cards/uses.ts'
import { HttpError } from '../http/http-error.ts'
import { checkPayment } from '../orders/agreement.ts'
import { isTooLate } from '../orders/orders.ts'
import { newReference } from '../orders/references.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { newGiftCode } from './gift-code.ts'
import { mailsOf, type SentGift } from './mails.ts'
import { checkFormat, parcelLines } from './parcel.ts'
import { soldGift } from './products.ts'

type Env = Pick<Bindings, 'TODAY' | 'CLOCK' | 'SITE_ORIGINS'> & { readonly DB: Pick<D1Database, 'prepare' | 'batch'> }
type GiftRecord = Omit<GiftOrder, 'reference' | 'status'>

/** Throws a 409 where the price is another one by now or a gift card cannot pay, and a 400 for what no gift has. */
export async function giftRecord(request: GiftOrderRequest, env: Env): Promise<GiftRecord> {
  const { gift, delivery, buyer, payment, locale, minisite } = request
  const market = marketOfLocale(locale)
  const instant = instantOf(env)
  const now = nowIn(market, env.TODAY, () => instant)
  const edition = editionOn(locale, dateOf(now.today))
  checkFormat(gift, delivery, edition)
  const { amount, availability, label, center, picture, months } = await soldGift(env.DB, gift, edition, now)
  const lines: GiftRecord['lines'] = [{ kind: 'gift', amount }]
  if (availability > 0) lines.push({ kind: 'availability', amount: availability })
  if (delivery.format === 'physical') lines.push(...parcelLines(gift, delivery, market))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const validUntil = monthsLater(now.today, months)
  checkMeans(request)
  checkPayment(request, total)
  checkDay(request, now, validUntil)
  await checkCards(env, request.giftCards, locale)
  return {
    locale,
    minisite,
    gift,
    delivery,
    buyer,
    payment,
    orderedAt: new Date(instant).toISOString(),
    label,
    center,
    image: picture === undefined ? undefined : edition.picture(picture),
    lines,
    total,
    giftcards: [],
    validUntil: dateOf(validUntil),
    validityMonths: months,
  }
}

function checkMeans({ gift, payment, giftCards }: GiftOrderRequest): void {
  if (payment.method === 'deferred') throw new HttpError(400, 'invalid-parameter', 'A gift has no day of arrival', 'payment.method')
  if (gift.type === 'GIFTCARD' && giftCards.length > 0) {
    throw new HttpError(400, 'invalid-parameter', 'A gift card is not paid by gift cards', 'giftCards')
  }
}

function checkDay({ delivery }: GiftOrderRequest, { today }: Now, last: number): void {
  const day = delivery.format === 'digital' ? delivery.recipient?.day : undefined
  if (day === undefined || (dayOf(day) >= today && dayOf(day) <= last)) return
  throw new HttpError(400, 'invalid-parameter', 'The day is past, or after the validity', 'delivery.recipient.day')
}

/** Makes one order for all equal requests with the same `key`. */
export async function placeGiftOrder(request: GiftOrderRequest, key: string | undefined, env: Env): Promise<GiftOrder | undefined> {
  // The dates of the payments follow from today. They are left out, because after midnight the request is still the same.
  const { parts: _, ...payment } = request.payment
  const requestKey = key === undefined ? null : `${key} ${await digest(JSON.stringify({ ...request, payment }))}`
  const made = requestKey === null ? undefined : await referenceOf(env.DB, requestKey)
  return announced(env, made ?? (await storeGiftOrder(env.DB, request, await giftRecord(request, env), requestKey)))
}

/** Where gift cards pay everything, the order is paid at once. */
async function storeGiftOrder(
  db: Env['DB'],
  { locale, amount, giftCards: parts }: GiftOrderRequest,
  record: GiftRecord,
  requestKey: string | null,
): Promise<string> {
  const reference = newReference('gift')
  const isPaid = amount === 0
  const insertion = sql`INSERT INTO gift_order (reference, status, locale, code, request_key, record)
    VALUES (${reference}, ${isPaid ? 'paid' : 'created'}, ${locale}, ${newGiftCode()}, ${requestKey}, ${JSON.stringify(record)})
    ON CONFLICT (request_key) DO NOTHING`
  const state = isPaid ? 'spent' : 'reserved'
  const orderedAt = Date.parse(record.orderedAt)
  await insertWithCards(db, prepare(db, insertion), { table: 'gift_order', reference, parts, state, orderedAt })
  return requestKey === null ? reference : ((await referenceOf(db, requestKey)) ?? reference)
}

async function referenceOf(db: Env['DB'], requestKey: string): Promise<string | undefined> {
  const found = await row<{ reference: string }>(db, sql`SELECT reference FROM gift_order WHERE request_key = ${requestKey}`)
  return found?.reference
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function findStored(env: Env, reference: string): Promise<SentGift | undefined> {
  const found = await row<{ status: string; locale: string; code: string; record: string; cards: string }>(
    env.DB,
    sql`SELECT status, locale, code, record, ${usedCards(reference)} AS cards FROM gift_order WHERE reference = ${reference}`,
  )
  if (!found) return undefined
  const giftcards = readUsedCards(found.cards)
  const order = v.parse(GiftOrder, { ...JSON.parse(found.record), reference, status: found.status, giftcards })
  const isLate = order.status === 'created' && isTooLate(order.orderedAt, giftcards.length > 0, env)
  return { order: isLate ? { ...order, status: 'expired' } : order, locale: v.parse(LocaleName, found.locale), code: found.code }
}

export async function findGiftOrder(env: Env, reference: string): Promise<GiftOrder | undefined> {
  return (await findStored(env, reference))?.order
}

/** Returns the order. If it is paid, its e-mails are written by then. */
async function announced(env: Env, reference: string): Promise<GiftOrder | undefined> {
  const stored = await findStored(env, reference)
  if (stored?.order.status === 'paid') {
    const { today } = nowIn(marketOfLocale(stored.locale), env.TODAY)
    const mails = mailsOf(stored, env, today)
    await env.DB.batch(mails.map((mail) => addToOutbox(env.DB, reference, mail)))
  }
  return stored?.order
}

/** Records the outcome of a payment. A paid order stays paid. Returns false where its gift cards cannot pay any more. */
export async function settleGiftOrder(env: Env, reference: string, status: 'paid' | 'refused'): Promise<boolean> {
  const stored = await findStored(env, reference)
  if (!stored) return false
  const instant = instantOf(env)
  const isSettled = await settleWithCards(env.DB, {
    reference,
    isPaid: status === 'paid',
    update: prepare(env.DB, sql`UPDATE gift_order SET status = ${status} WHERE reference = ${reference} AND status <> 'paid'`),
    more: [issueCard(env.DB, reference)],
    today: dateOf(nowIn(marketOfLocale(stored.locale), env.TODAY, () => instant).today),
    instant,
  })
  await announced(env, reference)
  return isSettled
}
