import { describe, expect, it } from 'vitest'
import type { Eligibility } from '../../../src/contract/eligibility.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import { marketOf } from '../../../src/market/markets.ts'
import { upstreamCalls } from '../../../worker/upstream/calls.ts'
import { agreedPayment, eligibleMethods, type Priced } from './eligible-methods.ts'

const everyMethod: Eligibility = {
  paymentMethods: [
    { type: 'deferred', paymentFee: 0 },
    { type: '3x', paymentFee: 450 },
    { type: '4x', paymentFee: 660 },
  ],
}
const sources = { api: '', gateway: '', cms: '', pictures: '', analytics: '' }

/** Checkout page of 15 March 2027 with an upstream response; records the requests. */
function checkout(response: Outcome<Eligibility>, payLaterMethods?: readonly string[]) {
  const sent: unknown[] = []
  const http = {
    request: ({ query }: { query: object }) => {
      sent.push(query)
      return Promise.resolve(response)
    },
  } as never
  const upstream = upstreamCalls(http, sources, 'fr_FR', undefined)
  const content = { settings: () => Promise.resolve({ payLaterMethods }) } as never
  return { context: { upstream, content, site: { market: marketOf('fr'), base: '/fr' }, today: '2027-03-15' }, sent }
}
const booking = { dates: { checkin: '2027-04-12', checkout: '2027-04-13' } }
const priced = (sellPrice: number, cancellationPolicy?: Quote['cancellationPolicy']): Priced => {
  const reservationCriteria = { checkin: '2027-04-12', nights: 1, adult: 2, child: 0, baby: 0 }
  const quote: Quote = { bookable: true, reservationCriteria, priceInfo: { sellPrice }, ...(cancellationPolicy && { cancellationPolicy }) }
  return { kind: 'priced', price: { sellPrice }, quote }
}
const policy = { cancellable: true, cancellationDeadline: '2027-04-05' }
const types = async (response: Outcome<Eligibility>, price: Priced) =>
  (await eligibleMethods(checkout(response).context, booking, price)).map(({ type }) => type)

describe('ways to pay later', () => {
  // @rule S7.37
  it('are requested with amount, policy, deadline, arrival and the point of sale in lower case', async () => {
    const { context, sent } = checkout({ kind: 'ok', value: everyMethod })
    await eligibleMethods(context, booking, priced(30_000, policy))
    expect(sent).toEqual([
      {
        locale: 'fr_FR',
        amount: 30_000,
        cancellationPolicyType: 'cancellable',
        cancellableUntil: '2027-04-05',
        checkinDate: '2027-04-12',
        pointOfSale: 'fr_fr',
      },
    ])
  })

  // @rule S3.25
  it('are those of the response that the rules allow', async () => {
    expect(await types({ kind: 'ok', value: everyMethod }, priced(30_000, policy))).toEqual(['deferred', '3x', '4x'])
    expect(await types({ kind: 'ok', value: everyMethod }, priced(24_999, policy))).toEqual(['deferred', '3x'])
    expect(await types({ kind: 'ok', value: { paymentMethods: [] } }, priced(30_000, policy))).toEqual([])
  })

  // @rule S9.41
  it('are those that the market’s content switches on; with none of them nothing is requested', async () => {
    const value: Outcome<Eligibility> = { kind: 'ok', value: everyMethod }
    const offered = async (switchedOn: readonly string[]) => {
      const { context, sent } = checkout(value, switchedOn)
      return { types: (await eligibleMethods(context, booking, priced(30_000, policy))).map(({ type }) => type), calls: sent.length }
    }
    expect(await offered(['3x'])).toEqual({ types: ['3x'], calls: 1 })
    expect(await offered([])).toEqual({ types: [], calls: 0 })
  })

  // @rule B3.50
  it('pay what gift cards leave of the price', async () => {
    const { context, sent } = checkout({ kind: 'ok', value: everyMethod })
    const paidInPart = { ...priced(30_000, policy), price: { sellPrice: 30_000, remainingAmountToPay: 24_000 } }
    const payment = await agreedPayment('full', context, booking, paidInPart)
    expect(payment?.parts).toEqual([{ date: '2027-03-15', amount: 24_000 }])
    await eligibleMethods(context, booking, paidInPart)
    expect(sent).toMatchObject([{ amount: 24_000 }])
  })

  // @rule S7.36
  it('are none, without a call, if there is no cancellation policy', async () => {
    const { context, sent } = checkout({ kind: 'ok', value: everyMethod })
    expect(await eligibleMethods(context, booking, priced(30_000))).toEqual([])
    expect(sent).toEqual([])
  })

  // @rule S8.15
  it('are hidden when the call fails, and cannot be posted then', async () => {
    for (const response of [{ kind: 'unavailable' }, { kind: 'invalid' }, { kind: 'notFound' }] as const) {
      expect(await types(response, priced(30_000, policy))).toEqual([])
      expect(await agreedPayment('3x', checkout(response).context, booking, priced(30_000, policy))).toBeUndefined()
      const inFull = { method: 'full', fee: 0, parts: [{ date: '2027-03-15', amount: 30_000 }] }
      expect(await agreedPayment('full', checkout(response).context, booking, priced(30_000, policy))).toEqual(inFull)
    }
  })
})
