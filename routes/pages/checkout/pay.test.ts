import { expect, it } from 'vitest'
import { marketOf } from '../../../src/market/markets.ts'
import type { PageContext } from '../../context.ts'
import { bookingOf } from './booking.ts'
import { pay } from './pay.ts'

const market = marketOf('fr')
const url = new URL('https://www.escale.example/fr/checkout?product=10572&checkin=2027-04-09&checkout=2027-04-10')
const form = { method: 'POST', body: new URLSearchParams({ price: '16900', terms: 'accepted' }) }

// @rule B8.17
it('an order whose price cannot be read is reported, and the visitor stays on the checkout', async () => {
  const logged: string[] = []
  const unavailable = () => Promise.resolve({ kind: 'unavailable' })
  const context = {
    site: { market, base: market.base },
    url,
    today: '2027-03-15',
    hour: 0,
    request: new Request(url, form),
    upstream: { quoteRealtime: unavailable, datedStay: unavailable },
    logCheckoutFailure: (message: string) => void logged.push(message),
  } as unknown as PageContext
  const { status, headers } = await pay(context, bookingOf(context)!)
  expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/fr\/checkout\?.*failed=quote/)])
  expect(logged).toEqual(['quote of an order not read: unavailable'])
})
