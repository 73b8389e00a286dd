import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { GiftCardBalance } from '../../src/contract/gift-card.ts'
import { type GiftOrderRequest, type GiftProduct, noMessage } from '../../src/contract/gift-order.ts'
import type { IsoDate } from '../../src/contract/scalars.ts'
import type { Locale } from '../../src/market/markets.ts'
import { boxWithCode } from '../boxes/boxes.ts'
import type { Db } from '../database/catalogue-rows.ts'
import { dateOf, dayOf, monthsLater } from '../clock/days.ts'
import { prepare, sql } from '../database/sql.ts'
import { giftRecord } from '../gifts/gift-orders.ts'

interface SeededCard {
  /** The last four letters of the code. */
  readonly name: string
  readonly state: Exclude<GiftCardBalance['state'], 'elsewhere' | 'unknown'>
  /** In cents. */
  readonly amount: number
  readonly balance: number
  /** How long ago it was ordered. */
  readonly ago: { readonly months: number; readonly days?: number }
}

/** Codes and balances are listed in the README. */
export const seededCards: readonly SeededCard[] = [
  { name: 'BEST', state: 'usable', amount: 1000_00, balance: 1000_00, ago: { months: 2 } },
  { name: 'STAY', state: 'usable', amount: 150_00, balance: 150_00, ago: { months: 1 } },
  { name: 'PART', state: 'usable', amount: 100_00, balance: 38_50, ago: { months: 6 } },
  { name: 'CENT', state: 'usable', amount: 50_00, balance: 45, ago: { months: 17 } },
  { name: 'KEPT', state: 'reserved', amount: 75_00, balance: 0, ago: { months: 3 } },
  { name: 'USED', state: 'spent', amount: 200_00, balance: 0, ago: { months: 9 } },
  { name: 'PAST', state: 'expired', amount: 100_00, balance: 100_00, ago: { months: 18, days: 10 } },
  { name: 'DEBT', state: 'unpaid', amount: 60_00, balance: 0, ago: { months: 0 } },
  { name: 'PACK', state: 'otherGift', amount: 0, balance: 0, ago: { months: 4 } },
]

/** The first letters of a code, and the markets that have sold the cards in turn. */
export const seededCountries: readonly { readonly prefix: string; readonly sellers: readonly [Locale, ...Locale[]] }[] = [
  { prefix: 'FRAN', sellers: ['fr_FR'] },
  { prefix: 'ESPA', sellers: ['es_ES'] },
  { prefix: 'BENE', sellers: ['nl_BE', 'fr_BE'] },
  { prefix: 'NEDE', sellers: ['nl_NL'] },
  { prefix: 'ETNA', sellers: ['it_IT'] },
]

export const seededCode = (prefix: string, name: string): string => `${prefix}-CARD-${name}`

/** Of the orders that have spent or reserved something of these cards, which nobody can open. */
const ownUse = '00000000'
const never = Date.parse('9999-12-31')

const box = '201EBOX'

/** Adds the gift cards of the demonstration. Those that are there keep their balance; their validity moves with the day. */
export async function seedGiftCards(db: Db, today: IsoDate): Promise<void> {
  const boxPrice = (await boxWithCode(db, box))?.price
  const statements: D1PreparedStatement[] = []
  for (const [country, { prefix, sellers }] of seededCountries.entries()) {
    for (const [at, card] of seededCards.entries()) {
      const locale = sellers[at % sellers.length] ?? sellers[0]
      const gift: GiftProduct = card.state === 'otherGift' ? { type: 'BOX', code: box } : { type: 'GIFTCARD', amount: card.amount }
      const price = gift.type === 'BOX' ? boxPrice : card.amount
      if (price === undefined) continue
      const reference = String(90_000_000 + (country + 1) * 100 + at + 1)
      const day = dateOf(monthsLater(dayOf(today), -card.ago.months) - (card.ago.days ?? 0))
      const record = JSON.stringify(
        await giftRecord(seededRequest(gift, price, locale, day), { DB: db, TODAY: day, CLOCK: `${day}T09:00:00Z` }),
      )
      statements.push(...statementsOf(db, { reference, code: seededCode(prefix, card.name), locale, record, card }))
    }
  }
  // A second attempt is made, because the socket to a local database may just have been closed.
  await db.batch(statements).catch(() => db.batch(statements))
}

function seededRequest(gift: GiftProduct, amount: number, locale: Locale, date: IsoDate): GiftOrderRequest {
  return {
    gift,
    delivery: { format: 'digital', message: noMessage },
    buyer: { email: 'demonstration@escale.example' },
    payment: { method: 'full', fee: 0, parts: [{ date, amount }] },
    locale,
    amount,
    giftCards: [],
  }
}

interface SeededOrder {
  readonly reference: string
  readonly code: string
  readonly locale: Locale
  readonly record: string
  readonly card: SeededCard
}

function statementsOf(db: Db, { reference, code, locale, record, card: { state, amount, balance } }: SeededOrder) {
  const status = state === 'unpaid' ? 'created' : 'paid'
  const order = sql`INSERT INTO gift_order (reference, status, locale, code, record)
    VALUES (${reference}, ${status}, ${locale}, ${code}, ${record}) ON CONFLICT (reference) DO UPDATE SET record = excluded.record`
  const card = sql`INSERT INTO gift_card (code, amount, balance) VALUES (${code}, ${amount}, ${balance}) ON CONFLICT (code) DO NOTHING`
  const use = sql`INSERT INTO gift_card_use (reference, code, position, amount, state, until, balance_left)
    VALUES (${ownUse}, ${code}, 0, ${amount - balance}, ${state === 'reserved' ? 'reserved' : 'spent'}, ${never}, ${balance})
    ON CONFLICT (reference, code) DO NOTHING`
  const isCard = state !== 'unpaid' && state !== 'otherGift'
  return [order, ...(isCard ? [card] : []), ...(isCard && balance < amount ? [use] : [])].map((statement) => prepare(db, statement))
}
