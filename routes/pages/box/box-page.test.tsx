import { setupI18n } from '@lingui/core'
import { describe, expect, it, vi } from 'vitest'
import { type MarketId, marketOf } from '../../../src/market/markets.ts'
import { renderDocument } from '../../../worker/render/document-stream.tsx'
import { noSections } from '../../../worker/render/section-store.ts'
import { PageShell } from '../../../worker/render/PageShell.tsx'
import { createQueryClient } from '../../../src/islands/queries/client.ts'
import { textOf } from '../../../test/rendered.tsx'
import { box } from './load.tsx'

const item = (code: string) => ({
  code,
  slug: 'spa',
  title: 'A night with spa',
  includedContent: ['1 night'],
  price: { sellPrice: 8_800, referencePrice: 20_000 },
  images: [],
})
const detail = (code: string) => ({
  ...item(code),
  description: 'Steam and stars.',
  value: 12_900,
  referencePrice: 15_000,
  formats: { digital: '201EBOX', physical: '201PBOX' },
  searchCriteria: { subthemas: [26] },
  pageModel: { pageTitle: '', metaDescription: '' },
})
const found = { exactMatch: [], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 0 } }
const shippingCostsPerCountry = {
  FR: { shippingCost: 490, internationalShippingFee: 0 },
  IT: { shippingCost: 590, internationalShippingFee: 0 },
}
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const ok = (value: unknown) => Promise.resolve({ kind: 'ok', value })
const unavailable = () => Promise.resolve({ kind: 'unavailable' })

interface Situation {
  readonly market?: MarketId
  readonly code?: string
  readonly slug?: string
  readonly physicalGifts?: boolean
  readonly sendsParcels?: boolean
  /** Codes whose detail does not exist. */
  readonly missing?: readonly string[]
  readonly detailFails?: boolean
  readonly shippingFails?: boolean
}

async function visit({
  market = 'fr',
  code = '201EBOX',
  slug = 'spa',
  physicalGifts = true,
  sendsParcels = true,
  missing = [],
  detailFails = false,
  shippingFails = false,
}: Situation = {}) {
  const site = { market: marketOf(market), base: `/${market}` }
  const view = { site, flow: 'booking', mode: { app: false, customerCare: false }, today: '2027-03-15', hour: 9 } as const
  const shippingCosts = vi.fn<() => Promise<unknown>>(() => (shippingFails ? unavailable() : ok({ shippingCostsPerCountry })))
  const document = await box(
    {
      sections: noSections,
      content: {
        boxes: () => ok({ boxes: [item('201EBOX'), item('201PBOX')] }),
        settings: () => Promise.resolve({ physicalGifts, deliveryDays: { min: 2, max: 4 }, voucherValidityMonths: { box: 18 } }),
        box: (requested: string) =>
          detailFails ? unavailable() : missing.includes(requested) ? Promise.resolve({ kind: 'notFound' }) : ok(detail(requested)),
      },
      upstream: { boxOffers: () => ok(found), shippingCosts },
      url: new URL(`https://escale.example/${market}/box`),
      origin: 'https://escale.example',
      site,
      view,
      i18n,
      sendsParcels,
    } as never,
    { slug, code },
  )
  const failed: unknown[] = []
  const { body } = await renderDocument(document.body, {
    shell: (children) => (
      <PageShell i18n={i18n} view={view} queries={createQueryClient()}>
        {children}
      </PageShell>
    ),
    siteKey: market,
    variations: [],
    islandFiles: () => undefined,
    onSectionFailed: (cause) => void failed.push(cause),
    signal: new AbortController().signal,
  })
  return { head: document.head, html: await new Response(body).text(), failed, shippingCosts }
}

const soon = 'the physical format is coming back soon!'
const moved = async (situation: Situation) => {
  const response = await visit(situation).catch((thrown: unknown) => thrown)
  return response instanceof Response ? [response.status, response.headers.get('location')] : undefined
}

describe('the page of a box', () => {
  // @rule B3.48
  it('has value and reference price of the detail, displayed as in what search engines read', async () => {
    const { html, failed } = await visit()
    expect(textOf(html)).toMatch(/−14 % Before: 150 € 129 €/)
    expect(html).toContain('"price":"129.00"')
    expect(textOf(html.replaceAll(/<script.*?<\/script>/g, ''))).not.toMatch(/88 €|200 €/)
    expect(failed).toEqual([])
  })

  // @rule B8.15
  it('keeps its head, title and steps when the detail fails', async () => {
    const { head, html, failed } = await visit({ detailFails: true })
    expect(head).toMatchObject({ title: 'A night with spa', robots: 'index, follow' })
    expect(html).toMatch(/<h1[^>]*>A night with spa<\/h1>.*Oops, something went wrong.*id="how"/s)
    expect(html).not.toMatch(/"@type":"Product"|data-gift/)
    expect(failed.length).toBeGreaterThan(0)
  })

  // @rule B2.91 B4.67 B8.13
  it.each([
    { missing: ['201PBOX'] },
    { sendsParcels: false },
    { shippingFails: true },
    { shippingFails: true, code: '201PBOX' },
    { market: 'es' },
  ] as const)('announces post and sends the digital version, without %o', async (situation) => {
    const { html } = await visit(situation)
    expect(textOf(html)).toContain(soon)
    expect(html).toMatch(/name="code" value="201EBOX"/)
    expect(textOf(html)).not.toContain('or by post')
  })

  it('is incomplete when the shipping costs fail, not when there is no physical version', async () => {
    expect((await visit({ shippingFails: true })).failed.length).toBeGreaterThan(0)
    expect((await visit({ missing: ['201PBOX'] })).failed).toEqual([])
  })

  // @rule B2.90 B2.94
  it('has no word of post in a market that sells none, requests no costs, and offers at once', async () => {
    const { html, shippingCosts } = await visit({ market: 'it', physicalGifts: false })
    expect(textOf(html)).not.toMatch(/\bpost\b|physical/i)
    expect(shippingCosts).not.toHaveBeenCalled()
    expect(html).not.toContain('gift-format')
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*form="offer-box"/)
  })

  // @rule B2.95
  it('is not indexed where it is the physical version, and is the digital one where post is not sold', async () => {
    expect((await visit({ code: '201PBOX' })).head.robots).toBe('noindex, follow')
    expect(await moved({ market: 'it', physicalGifts: false, code: '201PBOX' })).toEqual([302, '/it/cofanetti-regalo/p/spa/201EBOX'])
    expect(await moved({ slug: 'old' })).toEqual([301, '/fr/coffrets-cadeaux/p/spa/201EBOX'])
  })
})
