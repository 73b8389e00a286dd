import type { GiftCardBalance, GiftCardPayments } from '../../src/contract/gift-card.ts'
import type { GiftOrder, GiftOrderRequest } from '../../src/contract/gift-order.ts'
import type { Order, OrderRequest } from '../../src/contract/order.ts'
import type { Quote } from '../../src/contract/quote.ts'
import { type Locale } from '../../src/market/markets.ts'
import { leadGuest } from '../../test/lead-guest.ts'
import { row, sql } from '../database/sql.ts'
import { settleGiftOrder } from '../gifts/gift-orders.ts'
import app from '../index.ts'
import { testDay } from './database.ts'
import { byEmail, giftRequest } from './gift-requests.ts'
import type { OpenSqlite } from './sqlite.ts'

export const noon = '2026-11-21T12:00:00Z'
export const stayId = 10011

export const minutesLater = (minutes: number): string => new Date(Date.parse(noon) + minutes * 60_000).toISOString()

interface Sent<Json> {
  readonly status: number
  readonly json: Json & { readonly error?: { readonly code: string; readonly field?: string } }
}

/** Orders of a test that are paid by gift cards, over a seeded database. */
export function giftCardOrders(db: OpenSqlite['db']) {
  const env = (clock: string, today = testDay) => ({
    DB: db,
    TODAY: today,
    CLOCK: clock,
    SITE_ORIGINS: 'https://site.test',
    PAYMENT_SECRET: 'a secret of this test',
  })

  async function post<Json>(path: string, body: unknown, { key = '', clock = noon, today = testDay } = {}): Promise<Sent<Json>> {
    const headers = key === '' ? {} : { 'idempotency-key': key }
    const response = await app.request(path, { method: 'POST', body: JSON.stringify(body), headers }, env(clock, today))
    return { status: response.status, json: await response.json() }
  }

  async function get<Json>(path: string, clock = noon): Promise<Json> {
    return (await app.request(path, {}, env(clock))).json()
  }

  const codeOf = async ({ reference }: GiftOrder): Promise<string> =>
    (await row<{ code: string }>(db, sql`SELECT code FROM gift_order WHERE reference = ${reference}`))?.code ?? ''

  async function orderedCard(amount: number, locale: Locale = 'fr_FR'): Promise<GiftOrder> {
    const request = giftRequest({ type: 'GIFTCARD', amount }, amount, byEmail, locale)
    return (await post<GiftOrder>('/gift-orders', request)).json
  }

  async function boughtCard(amount: number, locale: Locale = 'fr_FR'): Promise<string> {
    const made = await orderedCard(amount, locale)
    await settleGiftOrder(env(noon), made.reference, 'paid')
    return codeOf(made)
  }

  async function balances(codes: readonly string[], { locale = 'fr_FR' as Locale, clock = noon, today = testDay } = {}) {
    const { json } = await post<{ cards: GiftCardBalance[] }>('/gift-cards/balances', { codes, locale }, { clock, today })
    return json.cards
  }

  const balance = async (code: string, clock = noon): Promise<number> => (await balances([code], { clock }))[0]?.balance ?? Number.NaN

  /** Every cent of a card is on it, reserved or spent. */
  async function missing(code: string): Promise<number> {
    const found = await row<{ missing: number }>(
      db,
      sql`SELECT amount - balance - coalesce((SELECT sum(amount) FROM gift_card_use u WHERE u.code = gift_card.code AND state <> 'returned'), 0)
        AS missing FROM gift_card WHERE code = ${code}`,
    )
    return found?.missing ?? Number.NaN
  }

  const criteria = { checkin: '2027-01-17', nights: 1, adult: 2, child: 0, baby: 0 }
  const price = async (): Promise<number> => {
    const query = new URLSearchParams({ locale: 'fr_FR', checkin: criteria.checkin, nights: '1', adult: '2' })
    return (await get<Quote>(`/weekend/${stayId}/quote-realtime.json?${query}`)).priceInfo?.sellPrice ?? Number.NaN
  }

  /** Pays the rest of the stay at once. */
  async function bookingRequest(giftCards: GiftCardPayments, more: Partial<OrderRequest> = {}): Promise<OrderRequest> {
    const amount = giftCards.reduce((rest, part) => rest - part.amount, await price())
    const payment = { method: 'full' as const, fee: 0, parts: [{ date: testDay, amount }] }
    return { locale: 'fr_FR', stayId, reservationCriteria: criteria, payment, amount, giftCards, guest: leadGuest, ...more }
  }

  const book = (request: OrderRequest, options: { key?: string; clock?: string; today?: string } = {}) =>
    post<Order>('/orders', request, options)
  const give = (request: GiftOrderRequest, options: { key?: string; clock?: string; today?: string } = {}) =>
    post<GiftOrder>('/gift-orders', request, options)

  return { env, post, get, orderedCard, codeOf, boughtCard, balances, balance, missing, price, bookingRequest, book, give, criteria }
}
