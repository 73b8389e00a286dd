import { describe, expect, test } from 'vitest'
import { Order } from '../../src/contract/order.ts'
import { Quote } from '../../src/contract/quote.ts'
import { leadGuest } from '../../test/lead-guest.ts'
import { origin } from '../testing/whole-catalogue.ts'
import { findOrder, settleOrder } from './orders.ts'
import { timeZoneOf } from './time-zone.ts'

const criteria = { checkin: '2027-04-13', nights: 1, adult: 2, child: 0, baby: 0 }
const stayId = 10572
const { get, post, responseTo } = origin

describe('orders', () => {
  test('are stored at the price of now, with what was chosen, and found by their reference', async () => {
    const { priceInfo } = await responseTo(Quote, `/weekend/${stayId}/quote-realtime.json?locale=fr_FR&checkin=2027-04-13&nights=1`)
    const amount = priceInfo?.sellPrice ?? 0
    const payment = { method: 'full', fee: 0, parts: [{ date: '2026-11-21', amount }] }
    const request = { locale: 'fr_FR', stayId, reservationCriteria: criteria, payment, amount, guest: leadGuest }
    const created = await post('/orders', request)
    expect(created.status).toBe(200)
    const { reference } = created.json as Order
    const again = async (key: string) => ((await post('/orders', request, { 'idempotency-key': key })).json as Order).reference
    const once = await again('request-7')
    expect(once).not.toBe(reference)
    expect(await again('request-7')).toBe(once)
    expect(await again('request-8')).not.toBe(once)
    await settleOrder({ DB: origin.db }, once, 'confirmed')
    const paid = await post('/orders', request, { 'idempotency-key': 'request-7' })
    expect(paid).toMatchObject({ status: 200, json: { reference: once, status: 'confirmed' } })
    const order = await responseTo(Order, `/orders/${reference}`)
    expect(order).toMatchObject({
      reference,
      status: 'open',
      stayId,
      reservationCriteria: criteria,
      payment,
      priceInfo: { sellPrice: amount },
    })
    expect(order.hotel.timeZone).toBe('Europe/Paris')
    const cheaper = { ...request, amount: amount - 100, payment: { ...payment, parts: [{ date: '2026-11-21', amount: amount - 100 }] } }
    expect((await post('/orders', cheaper)).status).toBe(409)
    expect((await post('/orders', { ...request, payment: { ...payment, fee: 500 } })).status).toBe(409)
    expect((await post('/orders', { ...request, stayId: 0 })).status).toBe(400)
    expect((await get('/orders/00000000')).status).toBe(404)
  })

  test('are found by their key though the price has changed since, and expire unpaid after a day', async () => {
    const { priceInfo } = await responseTo(Quote, `/weekend/${stayId}/quote-realtime.json?locale=fr_FR&checkin=2027-04-13&nights=1`)
    const amount = priceInfo?.sellPrice ?? 0
    const payment = { method: 'full', fee: 0, parts: [{ date: '2026-11-21', amount }] }
    const headers = { 'idempotency-key': 'request-9' }
    const first = (
      await post('/orders', { locale: 'fr_FR', stayId, reservationCriteria: criteria, payment, amount, guest: leadGuest }, headers)
    ).json as Order
    const dearer = { ...payment, parts: [{ date: '2026-11-22', amount: amount + 100 }] }
    const request = { locale: 'fr_FR', stayId, reservationCriteria: criteria, payment: dearer, amount: amount + 100, guest: leadGuest }
    expect((await post('/orders', request, headers)).json).toEqual(first)
    const at = (hours: number) => ({ DB: origin.db, CLOCK: new Date(Date.parse(first.orderedAt) + hours * 3_600_000).toISOString() })
    const statuses = [await findOrder(at(23), first.reference), await findOrder(at(24), first.reference)].map((order) => order?.status)
    expect(statuses).toEqual(['open', 'expired'])
    await settleOrder({ DB: origin.db }, first.reference, 'confirmed')
    expect((await findOrder(at(48), first.reference))?.status).toBe('confirmed')
  })

  test('name the time zone of the hotel, which is not always the country’s', () => {
    const zone = (cc: string, lng: number) => timeZoneOf({ place: { id: 1, kind: 'city', cc, name: names, country: names }, lng })
    expect([zone('ES', 2), zone('ES', -15.4), zone('PT', -9), zone('XX', 5)]).toEqual([
      'Europe/Madrid',
      'Atlantic/Canary',
      'Europe/Lisbon',
      'Europe/Brussels',
    ])
  })
})

const names = { fr: '', es: '', nl: '', it: '' }
