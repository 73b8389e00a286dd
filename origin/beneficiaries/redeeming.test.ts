// One subject, the booking that a gift pays, over one seeded database: its cases share the stay and the gifts that are made below.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CheckinPrices, OpenedGift } from '../../src/contract/beneficiary.ts'
import type { GiftCardPayments } from '../../src/contract/gift-card.ts'
import type { GiftOrder, GiftProduct } from '../../src/contract/gift-order.ts'
import type { Order, OrderRequest } from '../../src/contract/order.ts'
import type { Quote } from '../../src/contract/quote.ts'
import type { StayDetail } from '../../src/contract/stay.ts'
import { stayFacts } from '../database/facts.ts'
import { leadGuest } from '../../test/lead-guest.ts'
import { row, rows, sql } from '../database/sql.ts'
import { seededCode } from '../gift-cards/seeded.ts'
import { settleGiftOrder } from '../gifts/gift-orders.ts'
import { autoDiscount } from '../offers/labels.ts'
import { findOrder, settleOrder } from '../orders/orders.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { testDay } from '../testing/database.ts'
import { giftCardOrders, minutesLater, noon } from '../testing/gift-card-orders.ts'
import { byEmail, giftRequest } from '../testing/gift-requests.ts'
import { originOfTests } from '../testing/origin.ts'
import { seededGiftCode } from './seeded.ts'

const { db } = await originOfTests(60)
const { env, post, get, codeOf, boughtCard, balance, missing, book } = giftCardOrders(db)

/** A stay that is sold as a voucher, with a night for less than the voucher and one for more. */
const stay = await row<{ id: number }>(
  db,
  sql`SELECT s.id FROM stay s JOIN hotel h ON h.id = s.hotel_id WHERE s.giftable AND s.published AND h.active AND s.expires IS NULL AND s.realtime = 'same' AND s.min_nights = 1 ORDER BY s.id LIMIT 1`,
)
const stayId = stay?.id ?? 0

interface Priced {
  readonly checkin: string
  readonly price: number
}

/** The cheapest comes first. */
async function pricesOf(id: number): Promise<Priced[]> {
  const query = 'locale=fr_FR&month=2026-11&length=13&nights=1&giftPrice=1&validUntil=2027-11-21'
  const found = await get<CheckinPrices>(`/redeem/weekend/${id}/packageCheckinPrices.json?${query}`)
  return Object.values(found)
    .filter(({ minLos }) => minLos === 1)
    .map(({ day, displayTotalPrice }) => ({ checkin: day, price: displayTotalPrice }))
    .toSorted((a, b) => a.price - b.price)
}

const list = await pricesOf(stayId)
const cheapest = list[0]!
const dearest = list.at(-1)!

async function ordered(gift: GiftProduct, amount: number, locale: 'fr_FR' | 'nl_BE' = 'fr_FR'): Promise<GiftOrder> {
  return (await post<GiftOrder>('/gift-orders', giftRequest(gift, amount, byEmail, locale))).json
}

async function bought(gift: GiftProduct, amount: number, locale: 'fr_FR' | 'nl_BE' = 'fr_FR'): Promise<string> {
  const order = await ordered(gift, amount, locale)
  await settleGiftOrder(env(noon), order.reference, 'paid')
  return codeOf(order)
}

const voucher = { type: 'SINGLEVOUCHER', stayId, nights: 1, bucket: 2, upsell: 'none' } as const
async function voucherPrice(id: number): Promise<number> {
  const { priceList = [] } = await get<Pick<StayDetail, 'priceList'>>(`/weekend/${id}/detail.json?locale=fr_FR`)
  return priceList.find(({ nights }) => nights === 1)?.sellPrices[voucher.bucket - 1] ?? 0
}
const value = await voucherPrice(stayId)
const boughtVoucher = (): Promise<string> => bought(voucher, value)

/** A booking that the gift and then the cards pay; the rest is paid at once. */
function requestOf(
  { checkin, price }: Priced,
  gift: OrderRequest['gift'],
  giftCards: GiftCardPayments = [],
  more: Partial<OrderRequest> = {},
): OrderRequest {
  const amount = giftCards.reduce((rest, part) => rest - part.amount, price - (gift?.amount ?? 0))
  const payment = { method: 'full' as const, fee: 0, parts: [{ date: testDay, amount }] }
  const reservationCriteria = { checkin, nights: 1, adult: 2, child: 0, baby: 0 }
  return { locale: 'fr_FR', stayId, reservationCriteria, payment, amount, giftCards, guest: leadGuest, ...(gift && { gift }), ...more }
}
const paidBy = (code: string, night: Priced): { code: string; amount: number } => ({ code, amount: Math.min(value, night.price) })
const redeem = (code: string, night: Priced, options: { key?: string; clock?: string } = {}) =>
  book(requestOf(night, paidBy(code, night)), options)

const stateOf = async (code: string, clock = noon): Promise<OpenedGift> =>
  (await post<OpenedGift>('/beneficiary/gifts', { code, email: 'camille@example.test', locale: 'fr_FR' }, { clock })).json

test('the stay of these tests has nights for less than the voucher and for more', () => {
  expect(cheapest.price).toBeLessThan(value)
  expect(dearest.price).toBeGreaterThan(value)
})

// @rule B6.53 B6.54
describe('a voucher that pays a booking', () => {
  test('leaves the supplement to pay, is reserved meanwhile, and is used when it is paid', async () => {
    const code = await boughtVoucher()
    const { status, json } = await redeem(code, dearest)
    expect([status, json.status]).toEqual([200, 'open'])
    const paid = { sellPrice: dearest.price, giftAmount: value, remainingAmountToPay: dearest.price - value }
    expect(json.priceInfo).toMatchObject(paid)
    expect(json.priceInfo.giftcards).toBeUndefined()
    expect(JSON.stringify(json)).not.toContain(code)
    const booking = { reference: json.reference, checkin: dearest.checkin, nights: 1, orderedOn: testDay }
    expect(await stateOf(code)).toMatchObject({ state: 'reserved', booking })
    await settleOrder(env(noon), json.reference, 'confirmed')
    expect(await stateOf(code, minutesLater(100))).toMatchObject({ state: 'used', booking })
    expect((await get<Order>(`/orders/${json.reference}`)).priceInfo).toMatchObject(paid)
    const again = await redeem(code, cheapest)
    expect([again.status, again.json.error]).toMatchObject([409, { code: 'gift-used', field: 'gift' }])
  })

  // @rule B6.55
  test('confirms a booking that is not dearer at once, whose rest is not given back, and says so in its e-mail', async () => {
    const code = await boughtVoucher()
    const { json } = await book(requestOf(cheapest, paidBy(code, cheapest)))
    expect(json).toMatchObject({ status: 'confirmed', priceInfo: { giftAmount: cheapest.price, remainingAmountToPay: 0 } })
    expect(await stateOf(code)).toMatchObject({ state: 'used', booking: { reference: json.reference } })
    const [mail] = await outboxOf(db, json.reference)
    const euros = (cents: number) => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100)
    const text = mail?.body.join('\n').replaceAll(/\s/g, ' ') ?? ''
    expect(text).toContain(`Prix total : ${euros(cheapest.price)}.`.replaceAll(/\s/g, ' '))
    expect(text).toContain(`Réglé avec votre cadeau : ${euros(cheapest.price)}.`.replaceAll(/\s/g, ' '))
    expect(text).not.toContain(code)
  })

  test('comes before gift cards, which pay of its supplement, in one order', async () => {
    const code = await boughtVoucher()
    const [first, second] = [await boughtCard(2000), await boughtCard(100_000)]
    const rest = dearest.price - value
    const cards = [
      { code: first, amount: 1000 },
      { code: second, amount: rest - 1000 },
    ]
    const { json } = await book(requestOf(dearest, paidBy(code, dearest), cards))
    expect(json).toMatchObject({
      status: 'confirmed',
      priceInfo: { giftAmount: value, remainingAmountToPay: 0, giftcards: [{ usedAmount: 1000 }, { usedAmount: rest - 1000 }] },
    })
    expect([await balance(first), await balance(second), await missing(second)]).toEqual([1000, 100_000 - rest + 1000, 0])
    // A card with too little leaves the gift as it was, and a used gift leaves the card.
    const other = await boughtVoucher()
    const refused = await book(requestOf(dearest, paidBy(other, dearest), [{ code: first, amount: 1001 }]))
    expect([refused.json.error?.code, (await stateOf(other)).state]).toEqual(['gift-card-changed', 'open'])
    const used = await book(requestOf(dearest, paidBy(code, dearest), [{ code: first, amount: 500 }]))
    expect([used.json.error?.code, await balance(first)]).toEqual(['gift-used', 1000])
  })

  test('has no automatic discount', async () => {
    const sold = await rows<{ id: number; facts: string; promo: number }>(
      db,
      sql`SELECT s.id, r.facts, s.promo FROM stay s JOIN stay_record r ON r.id = s.id JOIN hotel h ON h.id = s.hotel_id
        WHERE s.giftable AND s.published AND h.active AND s.expires IS NULL AND s.realtime = 'same' AND s.min_nights = 1`,
    )
    const campaign = sold.find(({ facts, promo }) => autoDiscount({ stay: stayFacts(facts), promo }).autoDiscount)?.id ?? 0
    const night = (await pricesOf(campaign)).at(-1)!
    const worth = await voucherPrice(campaign)
    const code = await bought({ ...voucher, stayId: campaign }, worth)
    const without = await book(requestOf(night, undefined, [], { stayId: campaign, autoDiscount: true }))
    expect(without.json.error?.code).toBe('price-changed')
    const gift = { code, amount: Math.min(worth, night.price) }
    const { json } = await book(requestOf(night, gift, [], { stayId: campaign, autoDiscount: true }))
    expect(json.priceInfo.extraDiscount).toBeUndefined()
    expect(json.priceInfo.remainingAmountToPay).toBe(night.price - gift.amount)
  })

  test('is free again when the payment is refused or does not come, and paid after all only while it is free', async () => {
    const code = await boughtVoucher()
    const { json: first } = await redeem(code, dearest)
    await settleOrder(env(noon), first.reference, 'refused')
    expect((await stateOf(code)).state).toBe('open')
    const { json: second } = await redeem(code, dearest)
    expect(await settleOrder(env(noon), first.reference, 'confirmed')).toBe(false)
    expect((await findOrder(env(noon), first.reference))?.status).toBe('refused')
    const at = async (minutes: number) => [
      (await stateOf(code, minutesLater(minutes))).state,
      (await findOrder(env(minutesLater(minutes)), second.reference))?.status,
    ]
    expect([await at(29), await at(30)]).toEqual([
      ['reserved', 'open'],
      ['open', 'expired'],
    ])
    expect(await settleOrder(env(minutesLater(31)), first.reference, 'confirmed')).toBe(true)
    expect((await stateOf(code)).state).toBe('used')
    await settleOrder(env(minutesLater(31)), first.reference, 'refused')
    expect((await stateOf(code)).state).toBe('used')
    expect(await settleOrder(env(minutesLater(31)), second.reference, 'confirmed')).toBe(false)
  })

  test('that has expired since a refusal is not redeemed any more', async () => {
    const code = await boughtVoucher()
    const { json } = await redeem(code, dearest)
    await settleOrder(env(noon), json.reference, 'refused')
    const later = { ...env('2027-11-22T12:00:00Z'), TODAY: '2027-11-22' }
    expect(await settleOrder(later, json.reference, 'confirmed')).toBe(false)
    expect((await stateOf(code)).state).toBe('open')
  })

  test('takes a gift whose reservation has ended in the same batch', async () => {
    const code = await boughtVoucher()
    const { json: refused } = await redeem(code, dearest)
    await settleOrder(env(noon), refused.reference, 'refused')
    await redeem(code, dearest)
    expect(await settleOrder(env(minutesLater(29)), refused.reference, 'confirmed')).toBe(false)
    expect(await settleOrder(env(minutesLater(30)), refused.reference, 'confirmed')).toBe(true)
    expect(await stateOf(code)).toMatchObject({ state: 'used', booking: { reference: refused.reference } })
  })

  test('is ordered anew when a reservation has ended that nobody has freed', async () => {
    const code = await boughtVoucher()
    await redeem(code, dearest)
    expect((await redeem(code, dearest, { clock: minutesLater(29) })).status).toBe(409)
    expect((await redeem(code, cheapest, { clock: minutesLater(30) })).json.status).toBe('confirmed')
  })
})

test.each<[string, string, (code: string) => OrderRequest | Promise<OrderRequest>]>([
  ['less than its value', 'gift-changed', (code) => requestOf(dearest, { code, amount: value - 1 })],
  ['more than its value', 'gift-changed', (code) => requestOf(dearest, { code, amount: value + 100 })],
  [
    'more than the price',
    'price-changed',
    (code) => ({ ...requestOf(cheapest, paidBy(code, cheapest)), gift: { code, amount: cheapest.price + 100 } }),
  ],
  ['another rest', 'price-changed', (code) => ({ ...requestOf(dearest, { code, amount: value }), amount: dearest.price })],
  ['an unknown code', 'gift-changed', () => requestOf(dearest, { code: 'ABCD-EFGH-JKMN', amount: value })],
  ['a gift card', 'gift-changed', async () => requestOf(dearest, { code: await boughtCard(100_000), amount: dearest.price })],
  [
    'a box of other stays',
    'gift-changed',
    async () => requestOf(cheapest, { code: await bought({ type: 'BOX', code: '230EBOX' }, 39_900), amount: cheapest.price }),
  ],
  [
    'a gift of another country',
    'gift-changed',
    async () => requestOf(dearest, { code: await bought(voucher, value, 'nl_BE'), amount: value }),
  ],
  ['an unpaid gift', 'gift-changed', async () => requestOf(dearest, { code: await codeOf(await ordered(voucher, value)), amount: value })],
  ['a reserved gift', 'gift-used', () => seededRequest('KEPT')],
  ['a used gift', 'gift-used', () => seededRequest('USED')],
  ['an expired gift', 'gift-changed', () => seededRequest('PAST')],
])('a booking is refused, and the gift stays as it is, for %s', async (_, error, request) => {
  const code = await boughtVoucher()
  const before = await rows(db, sql`SELECT * FROM gift_redemption`)
  const { status, json } = await book(await request(code))
  expect([status, json.error?.code]).toEqual([409, error])
  expect((await stateOf(code)).state).toBe('open')
  expect(await rows(db, sql`SELECT * FROM gift_redemption`)).toEqual(before)
})

/** The same stay is that of the seeded vouchers. */
async function seededRequest(name: string): Promise<OrderRequest> {
  const code = seededGiftCode('FRAN', 'VCHR', name)
  const opened = await post<OpenedGift>('/beneficiary/gifts', { code, email: 'giver@escale.example', locale: 'fr_FR' })
  if (!('gift' in opened.json) || opened.json.gift.gift.type !== 'SINGLEVOUCHER') throw new Error(opened.json.state)
  const { value: cents, gift } = opened.json.gift
  const quote = await get<Quote>(`/weekend/${gift.stayId}/quote-realtime.json?locale=fr_FR&checkin=${dearest.checkin}&nights=1&adult=2`)
  const night = { checkin: dearest.checkin, price: quote.priceInfo?.sellPrice ?? 0 }
  return requestOf(night, { code, amount: Math.min(cents, night.price) }, [], { stayId: gift.stayId })
}

// @rule B6.52
test('a stay of a gift begins from tomorrow to the last day of the validity', async () => {
  const code = await boughtVoucher()
  // Sold on 21 November 2026, it is valid until 21 November 2027.
  const night = list.toSorted((a, b) => (a.checkin < b.checkin ? 1 : -1))[0]!
  expect(night.checkin > '2027-11-10').toBe(true)
  const sameDay = await book(requestOf(night, paidBy(code, night)), { today: night.checkin })
  expect(sameDay.json.error?.code).toBe('gift-changed')
  const before = await book(requestOf(night, paidBy(code, night)))
  expect(before.status).toBe(200)
})

test('a box pays a stay of its theme with extras, and any nights', async () => {
  const query = 'locale=fr_FR&giftPrice=12900&validUntil=2028-05-21&limit=1&nights=1'
  const { exactMatch } = await get<{ exactMatch: { id: number }[] }>(`/box-offers/201EBOX?${query}`)
  const { id = 0 } = exactMatch[0] ?? {}
  const extended = await row<{ id: number }>(db, sql`SELECT id FROM extended_stay WHERE base = ${id} AND published LIMIT 1`)
  for (const [stayOfBox, nights] of [[id, 1], [id, 2], ...(extended ? [[extended.id, 1] as const] : [])] as const) {
    const found = await get<CheckinPrices>(
      `/redeem/weekend/${stayOfBox}/packageCheckinPrices.json?locale=fr_FR&month=2027-03&length=2&nights=${nights}&giftPrice=1&validUntil=2028-05-21`,
    )
    const day = Object.values(found).find(({ minLos }) => minLos <= nights)
    if (!day) continue
    const night = { checkin: day.day, price: day.displayTotalPrice }
    const code = await bought({ type: 'BOX', code: '201EBOX' }, 12_900)
    const request = requestOf(night, { code, amount: Math.min(12_900, night.price) }, [], { stayId: stayOfBox })
    const { status } = await book({ ...request, reservationCriteria: { ...request.reservationCriteria, nights } })
    expect({ stayOfBox, nights, status }).toEqual({ stayOfBox, nights, status: 200 })
  }
})

test('a key makes one order, which has the gift once, however often it is sent at a time', async () => {
  for (const night of [cheapest, dearest]) {
    const code = await boughtVoucher()
    const made = await Promise.all(Array.from({ length: 50 }, () => redeem(code, night, { key: `redeem-${code}` })))
    expect(new Set(made.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1)
    expect(made[0]?.status).toBe(200)
    const again = await redeem(code, night, { key: `redeem-${code}`, clock: minutesLater(5) })
    expect(again.json.reference).toBe(made[0]?.json.reference)
  }
})

// @rule B6.54
test('of fifty redemptions of one code at a time one makes a booking', async () => {
  const code = await boughtVoucher()
  const made = await Promise.all(Array.from({ length: 50 }, (_, at) => redeem(code, at % 2 === 0 ? dearest : cheapest)))
  const statuses = made.map(({ status, json }) => json.error?.code ?? status)
  expect(statuses.filter((each) => each === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 'gift-used']))
  const live = await rows(db, sql`SELECT 1 FROM gift_redemption WHERE code = ${code} AND state <> 'returned'`)
  expect(live).toHaveLength(1)
})

test('a gift pays at most one booking, and cards add up, whatever happens to their orders in whatever order', async () => {
  const event = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('order' as const), isDear: fc.boolean(), card: fc.integer({ min: 0, max: 900 }) }),
    },
    fc.record({ kind: fc.constantFrom('pay' as const, 'refuse' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 12 }), async (events) => {
      const [code, card] = [await boughtVoucher(), await boughtCard(2000)]
      const made: string[] = []
      let minutes = 0
      for (const each of events) {
        const clock = minutesLater(minutes)
        if (each.kind === 'wait') minutes += each.minutes
        else if (each.kind === 'order') {
          const night = each.isDear ? dearest : cheapest
          const cards = each.isDear && each.card > 0 ? [{ code: card, amount: each.card }] : []
          const { status, json } = await book(requestOf(night, paidBy(code, night), cards), { clock })
          if (status === 200) made.push(json.reference)
        } else {
          const reference = made[each.which % Math.max(made.length, 1)]
          const order = reference === undefined ? undefined : await findOrder(env(clock), reference)
          if (order && order.status !== 'expired')
            await settleOrder(env(clock), order.reference, each.kind === 'pay' ? 'confirmed' : 'refused')
        }
        expect(await missing(card)).toBe(0)
      }
      const orders = await Promise.all(made.map((reference) => findOrder(env(minutesLater(minutes + 31)), reference)))
      const confirmed = orders.filter((order) => order?.status === 'confirmed')
      expect(confirmed.length).toBeLessThanOrEqual(1)
      const opened = await stateOf(code, minutesLater(minutes + 31))
      expect(opened.state).toBe(confirmed.length === 1 ? 'used' : 'open')
      if ('booking' in opened) expect(opened.booking.reference).toBe(confirmed[0]?.reference)
      const spent = confirmed[0]?.priceInfo.giftcards?.[0]?.usedAmount ?? 0
      expect(await balance(card, minutesLater(minutes + 31))).toBe(2000 - spent)
    }),
    { numRuns: 40 },
  )
})

test('an order that a gift card pays for a voucher is no redemption', async () => {
  expect((await stateOf(seededCode('FRAN', 'STAY'))).state).toBe('open')
})
