import { describe, expect, test } from 'vitest'
import type { GiftCardPayments } from '../../../src/contract/gift-card.ts'
import type { Order } from '../../../src/contract/order.ts'
import { findOrder } from '../../orders/orders.ts'
import app from '../../index.ts'
import { giftCardOrders, minutesLater, noon } from '../../testing/gift-card-orders.ts'
import { originOfTests } from '../../testing/origin.ts'

const { db } = await originOfTests(60)
const { env, book, bookingRequest, boughtCard, balance, missing } = giftCardOrders(db)

const guest = { name: 'Noor Voorbeeld', email: 'noor@example.test', phone: '+32 470 00 00 00', wishes: '' }
const booked = async (parts: GiftCardPayments) => (await book(await bookingRequest(parts, { guest }))).json

const fieldsOf = ({ reference, priceInfo }: Order) => ({
  amount: String(priceInfo.remainingAmountToPay),
  currency: 'EUR',
  reference,
  locale: 'fr_FR',
  return: 'https://site.test/fr/checkout/confirmation',
})
const get = (path: string, clock = noon) => app.request(path, {}, env(clock))
const post = (path: string, fields: Record<string, string>, clock = noon) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) }, env(clock))
const statusOf = async ({ reference }: Order) => (await findOrder(env(noon), reference))?.status

describe('an order that gift cards pay in part, at the payment provider', () => {
  test('is charged what is left; the receipt leads to its e-mail, with a calendar to keep', async () => {
    const code = await boughtCard(2000)
    const order = await booked([{ code, amount: 2000 }])
    const whole = { ...fieldsOf(order), amount: String(order.priceInfo.sellPrice) }
    expect((await post('/pay/confirm', whole)).status).toBe(400)
    const confirmed = await post('/pay/confirm', fieldsOf(order))
    expect([confirmed.status, await statusOf(order)]).toEqual([303, 'confirmed'])
    const address = confirmed.headers.get('location') ?? ''
    const receipt = (await (await get(address)).text()).replaceAll('&amp;', '&')
    const outbox = `/outbox?reference=${order.reference}&locale=fr_FR`
    expect(receipt).toContain(`href="${outbox}"`)
    const mails = (await (await get(outbox)).text()).replaceAll('&amp;', '&')
    expect(mails).toContain('<dd>noor@example.test</dd>')
    expect(mails).toContain('<a href="https://site.test/fr/booking-lookup">')
    const [, attachment = ''] = /href="(\/outbox\/attachment[^"]*)" download="escale-\d{8}\.ics"/.exec(mails) ?? []
    const file = await get(attachment)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="escale-${order.reference}.ics"`)
    expect(await file.text()).toContain(`UID:${order.reference}-stay@site.test`)
    expect((await get('/outbox/attachment?reference=90000000&kind=gift')).status).toBe(404)
    for (const text of [address, receipt, mails]) expect(text).not.toContain(code.slice(0, 9))
  })

  test.each(['refuse', 'cancel'])('has its cards back after %s, and is paid after all only while they can pay', async (path) => {
    const code = await boughtCard(2000)
    const order = await booked([{ code, amount: 1500 }])
    expect((await post(`/pay/${path}`, fieldsOf(order))).status).toBe(303)
    expect(await balance(code)).toBe(2000)
    const other = await booked([{ code, amount: 1000 }])
    const late = await post('/pay/confirm', fieldsOf(order))
    expect([late.status, await statusOf(order), await balance(code)]).toEqual([400, 'refused', 1000])
    await post('/pay/cancel', fieldsOf(other))
    expect((await post('/pay/confirm', fieldsOf(order))).status).toBe(303)
    expect([await statusOf(order), await balance(code), await missing(code)]).toEqual(['confirmed', 500, 0])
  })

  test('is not known half an hour after it was made', async () => {
    const code = await boughtCard(2000)
    const order = await booked([{ code, amount: 1500 }])
    const late = minutesLater(30)
    for (const path of ['/pay/confirm', '/pay/refuse']) expect((await post(path, fieldsOf(order), late)).status).toBe(400)
    expect(await balance(code, late)).toBe(2000)
  })

  test('is confirmed or refused, never both, when both are pressed at a time', async () => {
    const code = await boughtCard(2000)
    const order = await booked([{ code, amount: 1500 }])
    const ways = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? '/pay/refuse' : '/pay/confirm'))
    await Promise.all(ways.map((path) => post(path, fieldsOf(order))))
    expect([await statusOf(order), await balance(code, minutesLater(60)), await missing(code)]).toEqual(['confirmed', 500, 0])
  })
})
