import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GiftCardPayments } from '../../src/contract/gift-card.ts'
import type { Order } from '../../src/contract/order.ts'
import { settleGiftOrder } from '../gifts/gift-orders.ts'
import { findOrder, settleOrder, storeOrder } from '../orders/orders.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { bookedStay } from '../testing/booked-stay.ts'
import { testDay } from '../testing/database.ts'
import { giftCardOrders, minutesLater, noon } from '../testing/gift-card-orders.ts'
import { byEmail, giftRequest } from '../testing/gift-requests.ts'
import { originOfTests } from '../testing/origin.ts'
import { seededCode } from './seeded.ts'

const { db } = await originOfTests(60)
const orders = giftCardOrders(db)
const { env, boughtCard, orderedCard, codeOf, balance, missing, price, bookingRequest, book, give } = orders

describe('an order that gift cards pay', () => {
  test('has what each card paid, what is left on it and what remains to pay, and no code', async () => {
    const [first, second] = [await boughtCard(2000), await boughtCard(5000)]
    const { status, json } = await book(
      await bookingRequest([
        { code: first, amount: 2000 },
        { code: second, amount: 1050 },
      ]),
    )
    const total = await price()
    expect([status, json.status]).toEqual([200, 'open'])
    const paid = {
      giftcards: [
        { serialNumber: first.slice(-4), usedAmount: 2000, balanceLeft: 0 },
        { serialNumber: second.slice(-4), usedAmount: 1050, balanceLeft: 3950 },
      ],
      remainingAmountToPay: total - 3050,
    }
    expect(json.priceInfo).toMatchObject({ sellPrice: total, ...paid })
    const again = await orders.get<Order>(`/orders/${json.reference}`)
    expect(again).toEqual(json)
    for (const code of [first, second]) expect(JSON.stringify(again)).not.toContain(code.slice(0, 9))
    await settleOrder(env(noon), json.reference, 'confirmed')
    expect((await orders.get<Order>(`/orders/${json.reference}`)).priceInfo).toMatchObject(paid)
    expect([await balance(first), await balance(second, minutesLater(60))]).toEqual([0, 3950])
  })

  test('has neither without gift cards', async () => {
    const { json } = await book(await bookingRequest([]))
    expect(json.priceInfo.giftcards).toBeUndefined()
    expect(json.priceInfo.remainingAmountToPay).toBeUndefined()
  })

  test.each<[string, number, string, (code: string) => GiftCardPayments | Promise<GiftCardPayments>]>([
    ['more than the card has', 409, 'gift-card-changed', (code) => [{ code, amount: 2001 }]],
    ['an unknown card', 409, 'gift-card-changed', () => [{ code: 'ABCD-EFGH-JKMN', amount: 100 }]],
    ['a card of another country', 409, 'gift-card-changed', () => [{ code: seededCode('BENE', 'STAY'), amount: 100 }]],
    ['a card that nobody paid', 409, 'gift-card-changed', async () => [{ code: await codeOf(await orderedCard(2000)), amount: 100 }]],
    ['an expired card', 409, 'gift-card-changed', () => [{ code: seededCode('FRAN', 'PAST'), amount: 100 }]],
    ['a spent card', 409, 'gift-card-changed', () => [{ code: seededCode('FRAN', 'USED'), amount: 1 }]],
    ['a reserved card', 409, 'gift-card-changed', () => [{ code: seededCode('FRAN', 'KEPT'), amount: 1 }]],
    ['a box', 409, 'gift-card-changed', () => [{ code: seededCode('FRAN', 'PACK'), amount: 100 }]],
    [
      'a good card and a spent one',
      409,
      'gift-card-changed',
      (code) => [
        { code, amount: 500 },
        { code: seededCode('FRAN', 'USED'), amount: 1 },
      ],
    ],
    [
      'one card twice',
      400,
      'invalid-parameter',
      (code) => [
        { code, amount: 100 },
        { code, amount: 100 },
      ],
    ],
    ['nothing', 400, 'invalid-parameter', (code) => [{ code, amount: 0 }]],
    ['a part of a cent', 400, 'invalid-parameter', (code) => [{ code, amount: 0.5 }]],
    ['no code', 400, 'invalid-parameter', () => [{ code: 'gift', amount: 100 }]],
  ])('is refused, and takes nothing, for %s', async (_, status, code, parts) => {
    const card = await boughtCard(2000)
    const refused = await book(await bookingRequest(await parts(card)))
    expect([refused.status, refused.json.error?.code]).toEqual([status, code])
    const given = await give(await giftPaidBy(await parts(card), giftRequest({ type: 'BOX', code: '201EBOX' }, 0)))
    expect([given.status, given.json.error?.code]).toEqual([status, code])
    expect([await balance(card), await missing(card)]).toEqual([2000, 0])
  })

  test('is refused where the rest is not the price less the cards, or the cards are more than it', async () => {
    const code = await boughtCard(100_000)
    const request = await bookingRequest([{ code, amount: 2000 }])
    const wrong = [
      {
        ...request,
        amount: request.amount + 2000,
        payment: { ...request.payment, parts: [{ date: testDay, amount: request.amount + 2000 }] },
      },
      { ...request, payment: { ...request.payment, parts: [{ date: testDay, amount: request.amount + 1 }] } },
      { ...request, giftCards: [{ code, amount: 2001 }] },
      {
        ...request,
        giftCards: [{ code, amount: 100_000 }],
        amount: 0,
        payment: { ...request.payment, parts: [{ date: testDay, amount: 0 }] },
      },
    ]
    for (const each of wrong) expect((await book(each)).json.error?.code).toBe('price-changed')
    const nothing = await bookingRequest([{ code, amount: await price() }])
    const later = await book({ ...nothing, payment: { ...nothing.payment, method: 'deferred' } })
    expect([later.status, later.json.error?.code]).toEqual([400, 'invalid-parameter'])
    expect(await balance(code)).toBe(100_000)
  })

  test('of a gift card is refused: a card does not buy another', async () => {
    const code = await boughtCard(5000)
    const refused = await give({ ...giftRequest({ type: 'GIFTCARD', amount: 5000 }, 4000), giftCards: [{ code, amount: 1000 }] })
    expect([refused.status, refused.json.error]).toMatchObject([400, { code: 'invalid-parameter', field: 'giftCards' }])
  })

  test('is not made the day after the validity of its card', async () => {
    const code = await boughtCard(5000)
    const request = await giftPaidBy([{ code, amount: 100 }], giftRequest({ type: 'BOX', code: '201EBOX' }, 0))
    const on = async (today: string) => (await give(request, { today })).status
    expect([await on('2028-05-21'), await on('2028-05-22')]).toEqual([200, 409])
  })

  test('is made once for its key, and reserves once, however often it is sent at a time', async () => {
    const code = await boughtCard(2000)
    const request = await bookingRequest([{ code, amount: 2000 }])
    const made = await Promise.all(Array.from({ length: 50 }, () => book(request, { key: `booking-${code}` })))
    expect(new Set(made.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1)
    const gift = await giftPaidBy([{ code: await boughtCard(2000), amount: 2000 }], giftRequest({ type: 'BOX', code: '201EBOX' }, 0))
    const given = await Promise.all(Array.from({ length: 50 }, () => give(gift, { key: `gift-${code}` })))
    expect(new Set(given.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1)
    for (const card of [code, gift.giftCards[0]!.code]) expect([await balance(card), await missing(card)]).toEqual([0, 0])
  })

  test('takes no more from one card than it has, of fifty at a time', async () => {
    const code = await boughtCard(10_000)
    const request = await bookingRequest([{ code, amount: 703 }])
    const gift = await giftPaidBy([{ code, amount: 703 }], giftRequest({ type: 'BOX', code: '201EBOX' }, 0))
    const made = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? book(request) : give(gift))))
    const refusals = made.filter(({ status }) => status !== 200)
    expect([made.length - refusals.length, await balance(code), await missing(code)]).toEqual([14, 10_000 - 14 * 703, 0])
    expect(new Set(refusals.map(({ status, json }) => `${status} ${json.error?.code}`))).toEqual(new Set(['409 gift-card-changed']))
  })

  test('ends with its reservations after half an hour, and others then have what it held', async () => {
    const code = await boughtCard(2000)
    const { json: first } = await book(await bookingRequest([{ code, amount: 1500 }]))
    const statusAt = async (minutes: number) => (await findOrder(env(minutesLater(minutes)), first.reference))?.status
    expect([await statusAt(29), await statusAt(30)]).toEqual(['open', 'expired'])
    const next = await bookingRequest([{ code, amount: 2000 }])
    expect((await book(next, { clock: minutesLater(29) })).status).toBe(409)
    expect((await book(next, { clock: minutesLater(30) })).status).toBe(200)
    expect(await missing(code)).toBe(0)
  })

  test('takes what has ended in the same batch, also where it was seen as reserved before', async () => {
    const code = await boughtCard(2000)
    const parts = [{ code, amount: 1500 }]
    const { json: first } = await book(await bookingRequest(parts))
    const record = { ...bookedStay, orderedAt: minutesLater(30) }
    const second = await storeOrder(env(minutesLater(30)), '20000001', record, { giftCards: parts })
    expect([second?.status, second?.priceInfo.giftcards]).toEqual([
      'open',
      [{ serialNumber: code.slice(-4), usedAmount: 1500, balanceLeft: 500 }],
    ])
    // The parts of an order that is paid a moment too late are returned and taken again, if they are still there.
    expect(await settleOrder(env(minutesLater(30)), first.reference, 'confirmed')).toBe(false)
    expect(await settleOrder(env(minutesLater(60)), first.reference, 'confirmed')).toBe(true)
    expect([await balance(code, minutesLater(60)), await missing(code)]).toEqual([500, 0])
  })

  test('gives back what it reserved when it is refused, and takes it again when it is paid after all', async () => {
    const code = await boughtCard(2000)
    const { json: first } = await book(await bookingRequest([{ code, amount: 1500 }]))
    await settleOrder(env(noon), first.reference, 'refused')
    await settleOrder(env(noon), first.reference, 'refused')
    expect(await balance(code)).toBe(2000)
    const { json: second } = await book(await bookingRequest([{ code, amount: 1000 }]))
    // The other order holds the card, so the first cannot be paid and stays as it is.
    expect(await settleOrder(env(noon), first.reference, 'confirmed')).toBe(false)
    expect([(await findOrder(env(noon), first.reference))?.status, await balance(code), await missing(code)]).toEqual(['refused', 1000, 0])
    await settleOrder(env(noon), second.reference, 'refused')
    expect(await settleOrder(env(minutesLater(90)), first.reference, 'confirmed')).toBe(true)
    expect(await settleOrder(env(minutesLater(90)), first.reference, 'confirmed')).toBe(true)
    await settleOrder(env(minutesLater(90)), first.reference, 'refused')
    expect([(await findOrder(env(noon), first.reference))?.status, await balance(code), await missing(code)]).toEqual(['confirmed', 500, 0])
    expect((await findOrder(env(noon), first.reference))?.priceInfo.giftcards).toMatchObject([{ usedAmount: 1500, balanceLeft: 500 }])
  })

  test('cannot be paid after a refusal with a card that has expired since', async () => {
    const code = await boughtCard(2000)
    const { json } = await book(await bookingRequest([{ code, amount: 1500 }]))
    await settleOrder(env(noon), json.reference, 'refused')
    const later = { ...env('2028-05-22T12:00:00Z'), TODAY: '2028-05-22' }
    expect(await settleOrder(later, json.reference, 'confirmed')).toBe(false)
    expect(await missing(code)).toBe(0)
  })

  test('is confirmed at once where nothing is left to pay, a gift with its e-mails', async () => {
    const code = await boughtCard(100_000)
    const total = await price()
    const request = await bookingRequest([{ code, amount: total }])
    const { json } = await book(request, { key: `whole-${code}` })
    expect(json).toMatchObject({ status: 'confirmed', priceInfo: { remainingAmountToPay: 0 }, payment: request.payment })
    await settleOrder(env(noon), json.reference, 'refused')
    expect((await book(request, { key: `whole-${code}` })).json.status).toBe('confirmed')
    const whole = await boughtCard(100_000)
    const paid = await giftPaidBy([], giftRequest({ type: 'BOX', code: '201EBOX' }, 0))
    const gift = await giftPaidBy([{ code: whole, amount: paid.amount }], paid)
    const { json: given } = await give(gift)
    expect(given).toMatchObject({
      status: 'paid',
      total: paid.amount,
      giftcards: [{ serialNumber: whole.slice(-4), usedAmount: paid.amount, balanceLeft: 100_000 - paid.amount }],
    })
    expect((await outboxOf(db, given.reference)).map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'gift'])
    expect([await balance(code, minutesLater(60)), await balance(whole, minutesLater(60))]).toEqual([
      100_000 - total,
      100_000 - paid.amount,
    ])
  })

  test('adds up to the cent, whatever happens to its orders in whatever order', async () => {
    const event = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('order' as const),
          parts: fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 2 }),
        }),
      },
      fc.record({ kind: fc.constantFrom('pay' as const, 'refuse' as const), which: fc.nat(5) }),
      fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
        const codes = [await boughtCard(2000), await boughtCard(3000)]
        const made: string[] = []
        let minutes = 0
        for (const each of events) {
          const clock = minutesLater(minutes)
          if (each.kind === 'wait') minutes += each.minutes
          else if (each.kind === 'order') {
            const { status, json } = await book(await bookingRequest(each.parts.map((amount, at) => ({ code: codes[at]!, amount }))), {
              clock,
            })
            if (status === 200) made.push(json.reference)
          } else {
            const reference = made[each.which % Math.max(made.length, 1)]
            const order = reference === undefined ? undefined : await findOrder(env(clock), reference)
            // The provider does not know an expired order.
            if (order && order.status !== 'expired')
              await settleOrder(env(clock), order.reference, each.kind === 'pay' ? 'confirmed' : 'refused')
          }
          for (const code of codes) expect(await missing(code)).toBe(0)
        }
        const spent = await Promise.all(made.map(async (reference) => findOrder(env(noon), reference)))
        const paid = (serial: string) =>
          spent
            .filter((order) => order?.status === 'confirmed')
            .flatMap((order) => order?.priceInfo.giftcards ?? [])
            .filter(({ serialNumber }) => serialNumber === serial)
            .reduce((sum, { usedAmount = 0 }) => sum + usedAmount, 0)
        const after = minutesLater(minutes + 31)
        expect(await Promise.all(codes.map((code) => balance(code, after)))).toEqual(
          [2000, 3000].map((amount, at) => amount - paid(codes[at]!.slice(-4))),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('of a gift is settled like a booking', async () => {
    const code = await boughtCard(2000)
    const { json } = await give(await giftPaidBy([{ code, amount: 2000 }], giftRequest({ type: 'BOX', code: '201EBOX' }, 0)))
    await settleGiftOrder(env(noon), json.reference, 'refused')
    expect(await balance(code)).toBe(2000)
    expect(await settleGiftOrder(env(noon), json.reference, 'paid')).toBe(true)
    expect([await balance(code, minutesLater(60)), await missing(code)]).toEqual([0, 0])
  })
})

/** The box at its price, less what the cards pay. */
async function giftPaidBy(giftCards: GiftCardPayments, request: ReturnType<typeof giftRequest>) {
  const { value = 0 } = await orders.get<{ value?: number }>('/boxes/201EBOX/product-detail?locale=fr_FR')
  const amount = giftCards.reduce((rest, part) => rest - part.amount, value)
  return { ...request, delivery: byEmail, giftCards, amount, payment: { ...request.payment, parts: [{ date: testDay, amount }] } }
}
