import { expect, it } from 'vitest'
import type { GiftOrder } from '../../../src/contract/gift-order.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { marketOf } from '../../../src/market/markets.ts'
import type { PageContext } from '../../context.ts'
import { placeGiftOrder } from './place-order.ts'

const key = '0123456789abcdef0123'
const choice = {
  gift: { type: 'GIFTCARD', amount: 6000 },
  format: 'digital',
  sleeves: [],
  additions: [],
  country: undefined,
  shownPrice: undefined,
} as const

/** Orders a gift card of 60 €, of which the upstream says this. */
async function ordered(created: object) {
  const site = { market: marketOf('fr'), base: '/fr' }
  const url = new URL('https://escale.example/fr/checkout/gift?amount=60')
  const form = { price: '6000', key, email: 'zoe@example.com', message: 'Pour toi', terms: 'accepted' }
  const logged: string[] = []
  const context = {
    site,
    url,
    origin: url.origin,
    view: { mode: {} },
    paymentUrl: 'https://pay.example/pay',
    paymentSecrets: ['a secret of this test'],
    now: new Date('2027-03-15T11:00:00Z'),
    today: '2027-03-15',
    request: new Request(url, { method: 'POST', body: new URLSearchParams(form) }),
    upstream: { createGiftOrder: () => Promise.resolve(created) },
    secondsToOrder: () => Promise.resolve(0),
    logCheckoutFailure: (message: string) => void logged.push(message),
  } as unknown as PageContext
  return { state: await placeGiftOrder(context, { choice, validityMonths: 18, isSold: true }), logged }
}

const made = (status: GiftOrder['status'], total = 6000): Outcome<object> => ({
  kind: 'ok',
  value: { reference: '90845405', status, total, payment: { method: 'full', fee: 0, parts: [] } },
})

// @rule B4.70
it.each(['created', 'refused'] as const)('an order that is %s goes to the payment provider', async (status) => {
  const { state } = await ordered(made(status))
  expect(state).toBeInstanceOf(Response)
})

// @rule B4.70
it('an order that is paid already is not paid again: its confirmation is at hand', async () => {
  const { state, logged } = await ordered(made('paid'))
  const confirmation = expect.stringMatching(/^\/fr\/checkout\/gift\/confirmation\?.*order=90845405/)
  expect(state).toMatchObject({ failed: 'paid', paid: { reference: '90845405', address: confirmation } })
  expect(logged).toEqual([])
})

// @rule B4.70
it('an order that has expired leaves the form as typed, with a key for another one', async () => {
  const { state } = await ordered(made('expired'))
  expect(state).toMatchObject({ failed: 'expired', values: { email: 'zoe@example.com', message: 'Pour toi' } })
  expect(state).not.toMatchObject({ key })
})

// @rule B4.70
it('an order of another sum is not paid, and is reported', async () => {
  const { state, logged } = await ordered(made('created', 9900))
  expect(state).toMatchObject({ failed: 'order', key, values: { message: 'Pour toi' } })
  expect(logged).toEqual(['gift order not made: another sum or way to pay than agreed'])
})

// @rule B8.19
it('a refused order keeps the form; only another price is no report', async () => {
  const conflict = await ordered({ kind: 'refused', status: 409 })
  expect([conflict.state, conflict.logged]).toEqual([expect.objectContaining({ failed: 'declined', key }), []])
  const refused = await ordered({ kind: 'refused', status: 401 })
  expect([refused.state, refused.logged]).toEqual([
    expect.objectContaining({ failed: 'order', key }),
    ['gift order not made: refused with 401'],
  ])
})
