import { setupI18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { marketOf } from '../../../src/market/markets.ts'
import { giftCheckout } from './load.tsx'

/** Requests of the price for one visit of the gifting checkout of a gift box. */
async function pricesRequested(form?: Record<string, string>): Promise<number> {
  const boxDetail = vi.fn<() => Promise<object>>(() => Promise.resolve({ kind: 'ok', value: { price: { sellPrice: 9_900 } } }))
  const nothing = () => Promise.resolve(null)
  const url = new URL('https://escale.example/fr/checkout/gift?code=223EBOX')
  const site = { market: marketOf('fr'), base: '/fr' }
  const boxes = { kind: 'ok', value: { boxes: [{ code: '223EBOX', title: 'Spa', slug: 'spa', includedContent: [], images: [] }] } }
  await giftCheckout(
    {
      content: { boxes: () => Promise.resolve(boxes), settings: nothing, footer: nothing },
      upstream: { boxDetail, eligibility: () => Promise.resolve({ kind: 'unavailable' }) },
      request: new Request(url, form && { method: 'POST', body: new URLSearchParams(form) }),
      i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
      view: { flow: 'gifting', site },
      today: '2027-03-15',
      site,
      url,
    } as never,
    {},
  )
  return boxDetail.mock.calls.length
}

// @rule B7.16
it('a form that makes no order prices the gift once, for its refusal and for the page that shows it', async () => {
  expect(await pricesRequested()).toBe(1)
  const key = '0123456789abcdef0123'
  expect(await pricesRequested({ price: '9900', key, email: 'zoe@example.com' })).toBe(1)
  expect(await pricesRequested({ price: '8900', key, email: '', terms: 'accepted' })).toBe(1)
  expect(await pricesRequested({ price: 'unreadable' })).toBe(1)
})
