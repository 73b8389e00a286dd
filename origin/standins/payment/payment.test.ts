import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOrder, storeOrder } from '../../orders/orders.ts'
import { bookedStay } from '../../testing/booked-stay.ts'
import { openDatabase } from '../../testing/database.ts'
import { bookingLookup } from '../account/booking-lookup.ts'
import { payment } from './routes.ts'

const secret = 'a secret of this test'
const now = '2026-11-21T12:00:00Z'
const request = {
  amount: '12950',
  fee: '194',
  currency: 'EUR',
  method: '3x',
  reference: '10000001',
  locale: 'fr_FR',
  return: 'https://site.test/fr/checkout/confirmation',
}
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => void (database = await openDatabase()))
afterAll(() => database.close())

const env = () => ({
  DB: database.db,
  SITE_ORIGINS: 'https://site.test, https://care.site.test',
  PAYMENT_SECRET: secret,
  CLOCK: now,
})
const get = (path: string) => payment.request(path, {}, env())
const post = (path: string, values: Record<string, string>) =>
  payment.request(path, { method: 'POST', body: new URLSearchParams(values) }, env())
const stored = async (reference: string) => {
  await storeOrder(env(), reference, bookedStay)
  return { ...request, reference }
}
const statusOf = async (reference: string) => (await findOrder(env(), reference))?.status

/** The query that the provider signs. */
const signed = (order: string, outcome: string) => {
  const at = String(Date.parse(now) / 1000)
  return { order, outcome, at, signature: createHmac('sha256', secret).update(`${order}.${outcome}.${at}`).digest('hex') }
}

describe('the stand-in payment screen', () => {
  test('shows total, fee and each payment, and its forms go back only to the site', async () => {
    const response = await get(`/pay?${new URLSearchParams(await stored('10000001'))}`)
    const page = await response.text()
    expect(response.status).toBe(200)
    for (const text of ['131,44', '1,94', '45,12', '10000001', 'En 3 fois', 'démonstration', '<html lang="fr-FR">']) {
      expect(page).toContain(text)
    }
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' https://site.test https://care.site.test;")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('confirms once: the receipt links back with a signed outcome', async () => {
    const values = await stored('10000002')
    expect((await get(`/pay/receipt?${new URLSearchParams(values)}`)).status).toBe(400)
    const confirmed = await post('/pay/confirm', values)
    expect([confirmed.status, await statusOf('10000002')]).toEqual([303, 'confirmed'])
    const receipt = await (await get(confirmed.headers.get('location') ?? '')).text()
    const address = new URL((/class="button" href="([^"]*)"/.exec(receipt)?.[1] ?? '').replaceAll('&amp;', '&'))
    expect(address.origin + address.pathname).toBe(request.return)
    expect(Object.fromEntries(address.searchParams)).toEqual(signed('10000002', 'confirmed'))
    const lookup = { number: '10000002', email: 'a@b.test', locale: 'fr_FR' }
    const init = { method: 'POST', body: new URLSearchParams(lookup) }
    expect(await (await bookingLookup.request('/booking-lookup', init, env())).text()).toContain('Une nuit · Hôtel du Port · 2026-12-05')
  })

  test.each([
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
  ])('%s returns at once, with the signed outcome', async (path, outcome) => {
    const values = await stored(path === 'refuse' ? '10000003' : '10000004')
    const response = await post(`/pay/${path}`, values)
    expect(response.status).toBe(303)
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual(signed(values.reference, outcome))
    expect(await statusOf(values.reference)).toBe('refused')
  })

  test.each([
    ['a stranger’s return address', { return: 'https://evil.test/' }],
    ['a look-alike origin', { return: 'https://site.test.evil.test/' }],
    ['a script as return address', { return: 'javascript:alert(1)' }],
    ['no amount', { amount: '' }],
    ['a negative amount', { amount: '-5' }],
    ['an amount other than the order’s', { amount: '100' }],
    ['a fee other than the order’s', { fee: '0' }],
    ['a method other than the order’s', { method: 'full' }],
    ['another currency', { currency: 'USD' }],
    ['an unknown order', { reference: '99999999' }],
    ['markup as reference', { reference: '<b>1</b>' }],
  ])('refuses %s', async (_what, wrong) => {
    const values = { ...request, ...wrong }
    const responses = [await get(`/pay?${new URLSearchParams(values)}`)]
    for (const path of ['confirm', 'refuse', 'cancel']) responses.push(await post(`/pay/${path}`, values))
    for (const response of responses) {
      expect(response.status).toBe(400)
      expect(await response.text()).not.toContain('evil')
    }
    expect(await statusOf('10000001')).toBe('open')
  })
})
