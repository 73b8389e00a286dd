import { setupI18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { marketOf } from '../../../src/market/markets.ts'
import { giftCheckout } from './load.tsx'

/** One visit of the gifting checkout of a gift box: its page, and how often the price was requested. `wait`: seconds until the client may order. */
async function visited(form?: Record<string, string>, wait = 0) {
  const boxDetail = vi.fn<() => Promise<object>>(() => Promise.resolve({ kind: 'ok', value: { price: { sellPrice: 9_900 } } }))
  const nothing = () => Promise.resolve(null)
  const url = new URL('https://escale.example/fr/checkout/gift?code=223EBOX')
  const site = { market: marketOf('fr'), base: '/fr' }
  const boxes = { kind: 'ok', value: { boxes: [{ code: '223EBOX', title: 'Spa', slug: 'spa', includedContent: [], images: [] }] } }
  const page = await giftCheckout(
    {
      content: { boxes: () => Promise.resolve(boxes), settings: nothing, footer: nothing },
      upstream: { boxDetail, eligibility: () => Promise.resolve({ kind: 'unavailable' }) },
      request: new Request(url, form && { method: 'POST', body: new URLSearchParams(form) }),
      i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
      view: { flow: 'gifting', site },
      today: '2027-03-15',
      site,
      url,
      paidOrders: [],
      secondsToOrder: () => Promise.resolve(wait),
    } as never,
    {},
  )
  return { page, prices: boxDetail.mock.calls.length }
}

const pricesRequested = async (form?: Record<string, string>) => (await visited(form)).prices

// @rule B7.16
it('a form that makes no order prices the gift once, for its refusal and for the page that shows it', async () => {
  expect(await pricesRequested()).toBe(1)
  const key = '0123456789abcdef0123'
  expect(await pricesRequested({ price: '9900', key, email: 'zoe@example.com' })).toBe(1)
  expect(await pricesRequested({ price: '8900', key, email: '', terms: 'accepted' })).toBe(1)
  expect(await pricesRequested({ price: 'unreadable' })).toBe(1)
})

it('a client that has to wait gets its form again with the time, unless it only asks for the price of another country', async () => {
  const form = { price: '9900', key: '0123456789abcdef0123', email: 'zoe@example.com', terms: 'accepted' }
  const { page } = await visited(form, 42)
  expect(page).toMatchObject({ status: 429, retryAfter: 42 })
  expect((await visited({ ...form, update: 'price' }, 42)).page.status).not.toBe(429)
  expect((await visited(undefined, 42)).page.status).toBeUndefined()
})
