import { expect, inject, test } from 'vitest'
import type { CheckinPrices, OpenedGift } from '../../src/contract/beneficiary.ts'
import type { GiftOrder, GiftOrderRequest } from '../../src/contract/gift-order.ts'
import type { OffersResponse } from '../../src/contract/offers.ts'
import type { Order, OrderRequest } from '../../src/contract/order.ts'
import { leadGuest } from '../lead-guest.ts'
import { settled } from './payment.ts'

const today = inject('clock').slice(0, 10)
const price = 11_900

async function sent<Json>(path: string, body: object, key = ''): Promise<{ status: number; json: Json & { error?: { code: string } } }> {
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { 'idempotency-key': key }) }
  const response = await fetch(inject('origin') + path, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: response.status, json: await response.json() }
}

async function got<Json>(path: string): Promise<Json> {
  return (await fetch(inject('origin') + path)).json()
}

const payment = (amount: number) => ({ method: 'full' as const, fee: 0, parts: [{ date: today, amount }] })

/** Buys a box and reads its code in the e-mail. */
async function boughtBox(): Promise<string> {
  const request: GiftOrderRequest = {
    gift: { type: 'BOX', code: '202EBOX' },
    delivery: { format: 'digital', message: { fromName: '', message: '' } },
    buyer: { email: 'camille@example.test' },
    payment: payment(price),
    locale: 'fr_FR',
    amount: price,
    giftCards: [],
  }
  const { json } = await sent<GiftOrder>('/gift-orders', request)
  const fields = { amount: String(price), currency: 'EUR', reference: json.reference, locale: 'fr_FR', return: `${inject('site')}/fr` }
  await settled({ reference: json.reference, fields }, 'confirm')
  const mails = await (await fetch(`${inject('origin')}/outbox?reference=${json.reference}&locale=fr_FR`)).text()
  return /\w{4}-\w{4}-\w{4}(?=\.)/.exec(mails)?.[0] ?? ''
}

const openedBy = async (code: string): Promise<OpenedGift> => (await sent<OpenedGift>('/beneficiary/gifts', { code, locale: 'fr_FR' })).json

// @rule B6.54
test('of fifty redemptions of one code at a time one makes a booking, and one key makes one, in D1 itself', async () => {
  const terms = `locale=fr_FR&giftPrice=${price}&validUntil=2028-01-01&nights=1`
  const { exactMatch } = await got<OffersResponse>(`/box-offers/202EBOX?${terms}&orderBy=svPriceDesc&limit=1`)
  const stayId = exactMatch[0]?.id ?? 0
  const days = await got<CheckinPrices>(`/redeem/weekend/${stayId}/packageCheckinPrices.json?${terms}&month=${today.slice(0, 7)}&length=12`)
  const night = Object.values(days).find(({ minLos, displayTotalPrice }) => minLos === 1 && displayTotalPrice > price)!
  const rest = night.displayTotalPrice - price
  const request = (code: string): OrderRequest => ({
    locale: 'fr_FR',
    stayId,
    reservationCriteria: { checkin: night.day, nights: 1, adult: 2, child: 0, baby: 0 },
    payment: payment(rest),
    amount: rest,
    giftCards: [],
    guest: leadGuest,
    gift: { code, amount: price },
  })
  const fifty = (code: string, key = '') => Promise.all(Array.from({ length: 50 }, () => sent<Order>('/orders', request(code), key)))

  const code = await boughtBox()
  const made = await fifty(code)
  const orders = made.filter(({ status }) => status === 200).map(({ json }) => json)
  expect(orders).toHaveLength(1)
  expect(new Set(made.map(({ status, json }) => `${status} ${json.error?.code ?? ''}`))).toEqual(new Set(['200 ', '409 gift-used']))
  const { reference = '', priceInfo } = orders[0] ?? {}
  expect(priceInfo).toMatchObject({ sellPrice: night.displayTotalPrice, giftAmount: price, remainingAmountToPay: rest })
  expect(await openedBy(code)).toMatchObject({ state: 'reserved', booking: { reference } })

  // The provider charges the rest, and knows no other amount. A refusal frees the code for one more booking, by one key.
  const fields = { amount: String(rest), currency: 'EUR', reference, locale: 'fr_FR', return: `${inject('site')}/fr` }
  expect((await fetch(`${inject('origin')}/pay?${new URLSearchParams({ ...fields, amount: String(rest + price) })}`)).status).toBe(400)
  await settled({ reference, fields }, 'refuse')
  expect((await openedBy(code)).state).toBe('open')
  const once = await fifty(code, 'one press of a beneficiary')
  expect(new Set(once.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1)
  const next = once[0]?.json.reference ?? ''
  await settled({ reference: next, fields: { ...fields, reference: next } }, 'confirm')
  expect(await openedBy(code)).toMatchObject({ state: 'used', booking: { reference: next, checkin: night.day } })
})
