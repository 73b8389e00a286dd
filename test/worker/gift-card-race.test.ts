import { expect, inject, test } from 'vitest'
import type { GiftCardBalance } from '../../src/contract/gift-card.ts'
import type { GiftOrder, GiftOrderRequest } from '../../src/contract/gift-order.ts'
import { settled } from './payment.ts'

const today = inject('clock').slice(0, 10)

async function sent<Json>(path: string, body: object, key = ''): Promise<{ status: number; json: Json }> {
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { 'idempotency-key': key }) }
  const response = await fetch(inject('origin') + path, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: response.status, json: await response.json() }
}

const request = (gift: GiftOrderRequest['gift'], amount: number, giftCards: GiftOrderRequest['giftCards'] = []): GiftOrderRequest => ({
  gift,
  delivery: { format: 'digital', message: { fromName: '', message: '' } },
  buyer: { email: 'camille@example.test' },
  payment: { method: 'full', fee: 0, parts: [{ date: today, amount }] },
  locale: 'fr_FR',
  amount,
  giftCards,
})

const fieldsOf = ({ reference, total, giftcards }: GiftOrder) => {
  const left = giftcards.reduce((rest, { usedAmount = 0 }) => rest - usedAmount, total)
  return { amount: String(left), currency: 'EUR', reference, locale: 'fr_FR', return: `${inject('site')}/fr/checkout/gift/confirmation` }
}

/** Buys a card and reads its code in the e-mail. */
async function boughtCard(amount: number): Promise<string> {
  const { json } = await sent<GiftOrder>('/gift-orders', request({ type: 'GIFTCARD', amount }, amount))
  await settled({ reference: json.reference, fields: fieldsOf(json) }, 'confirm')
  const mails = await (await fetch(`${inject('origin')}/outbox?reference=${json.reference}&locale=fr_FR`)).text()
  return /\w{4}-\w{4}-\w{4}(?=\.)/.exec(mails)?.[0] ?? ''
}

async function balance(code: string): Promise<GiftCardBalance | undefined> {
  return (await sent<{ cards: GiftCardBalance[] }>('/gift-cards/balances', { codes: [code], locale: 'fr_BE' })).json.cards[0]
}

test('a bought card pays no more than it has for fifty orders at a time, and once for one key, in D1 itself', async () => {
  const code = await boughtCard(10_000)
  const box = await fetch(`${inject('origin')}/boxes/201EBOX/product-detail?locale=fr_FR`)
  const { value = 0 } = (await box.json()) as { value?: number }
  const part = (amount: number) => request({ type: 'BOX', code: '201EBOX' }, value - amount, [{ code, amount }])
  const fifty = (amount: number, key = '') =>
    Promise.all(Array.from({ length: 50 }, () => sent<GiftOrder>('/gift-orders', part(amount), key)))
  const once = await fifty(3000, 'one press')
  expect(new Set(once.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1)
  const made = (await fifty(703)).filter(({ status }) => status === 200).map(({ json }) => json)
  expect(made).toHaveLength(9)
  // What is left of the card is too little for one more; some are refused, and their parts come back.
  await Promise.all(
    made.map((order, at) => settled({ reference: order.reference, fields: fieldsOf(order) }, at % 2 === 0 ? 'confirm' : 'refuse')),
  )
  const last = await sent<GiftOrder>('/gift-orders', part(10_000 - 3000 - 5 * 703))
  expect(last.json.giftcards).toEqual([{ serialNumber: code.slice(-4), usedAmount: 3485, balanceLeft: 0 }])
  expect(await balance(code)).toMatchObject({ state: 'elsewhere', balance: 0 })
})
