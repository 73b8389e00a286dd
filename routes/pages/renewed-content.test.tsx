import { setupI18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { TargetedBannerContent } from '../../src/contract/cms/targeted-banner.ts'
import type { HotelRoom } from '../../src/contract/hotel-page.ts'
import type { OfferCard, OffersResponse } from '../../src/contract/offers.ts'
import { parseSearchCriteria } from '../../src/domain/search/hash.ts'
import { noStayChoices } from '../../src/domain/stay/criteria.ts'
import { offer, room } from '../../src/domain/stay/any-offer.test-cases.ts'
import { marketOf } from '../../src/market/markets.ts'
import { renderDocument } from '../../worker/render/document-stream.tsx'
import { PageShell } from '../../worker/render/PageShell.tsx'
import { noneStored } from '../../src/hydration/server/stored-sections.ts'
import { createQueryClient } from '../../src/islands/queries/client.ts'
import { OffersSection } from './hotel/OffersSection.tsx'
import { SearchPage, type SearchPageProps } from './search/SearchPage.tsx'

const market = marketOf('fr')
const site = { market, base: '/fr' }
const view = { site, flow: 'booking', mode: { app: false, customerCare: false }, today: '2027-03-15', hour: 9 } as const
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const context = { site, view, i18n, url: new URL('https://escale.example/fr/week-ends'), today: view.today, hour: 9 }

async function html(page: ReactNode): Promise<string> {
  const { body } = await renderDocument(page, {
    shell: (children) => (
      <PageShell i18n={i18n} view={view} queries={createQueryClient()}>
        {children}
      </PageShell>
    ),
    siteKey: 'fr',
    variations: [],
    islandFiles: () => undefined,
    onSectionFailed: () => {},
    signal: new AbortController().signal,
  })
  return new Response(body).text()
}

const picture = { url: '/p.jpg', alt: '', sizes: { '120_80': '/1', '640_360': '/2', '960_540': '/3', '1600_900': '/4' } }

/** Content changed by the CMS is on the next page, even if the upstream's response is unchanged. */
describe('renewed content', () => {
  it('of a search: banners and landing', async () => {
    const card = (id: number) =>
      ({
        id,
        label: `Stay ${id}`,
        uri: `/stay/${id}`,
        itemCategory: 'weekend',
        hotel: { id, label: 'Hotel', uri: '', location: { label: 'Dijon' } },
        images: [picture],
        headwords: [],
        sellPrice: 10_000,
        nights: 1,
        paxCount: 2,
      }) as unknown as OfferCard
    const response: OffersResponse = {
      exactMatch: Array.from({ length: 24 }, (_, at) => card(at + 1)),
      searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 24, location: { lat: 1, lng: 2 } },
    }
    const page = (banner: string, place: string) => {
      const banners: TargetedBannerContent[] = [{ title: banner, image: picture, imagePosition: 'left', ctas: [], newTab: false }]
      const destination = { kind: 'city', id: 1, label: place, inLabel: `in ${place}`, point: { lat: 1, lng: 2 } } as const
      const landing = {
        title: '',
        subtitle: '',
        links: [],
        breadcrumb: [],
        destination,
        pageModel: { serpSeoLargeContent: [] },
      }
      const parts = {
        context,
        landing,
        banners,
        page: 0,
        criteria: parseSearchCriteria('', { destination }),
        steps: [],
        sections: noneStored,
        settings: null,
        navigation: null,
        offers: Promise.resolve(response),
        fallbacks: Promise.resolve([]),
        facets: Promise.reject(new Error('none')),
        boxBlock: null,
      } as unknown as SearchPageProps
      return html(<SearchPage {...parts} />)
    }
    expect(await page('Spring sale', 'Dijon')).toMatch(/Dijon.*Spring sale/s)
    const renewed = await page('Summer sale', 'Beaune')
    expect(renewed).toMatch(/<h2[^>]*>[^<]*Beaune/)
    expect(renewed).toContain('Summer sale</h2>')
    expect(renewed).not.toContain('Spring sale')
  })

  it('of a hotel: its rooms, and the sales line', async () => {
    const found = { offers: [offer(7, 10_000)] }
    const none = { offers: [] }
    const page = (offers: object, title: string, phone: string) => {
      const parts = {
        context,
        criteria: noStayChoices,
        offersProps: { hotelId: 1, stayId: 7, query: '' },
        hotel: { rooms: [{ ...room('one', [{ id: 7 } as HotelRoom['offers'][number]]), title }] },
        line: { phone, phoneUrl: 'tel:1', hours: [] },
        offers: Promise.resolve(offers),
      } as unknown as Parameters<typeof OffersSection>[0]
      return html(<OffersSection {...parts} />)
    }
    expect(await page(found, 'Garden room', '')).toContain('Garden room')
    expect(await page(found, 'Sea room', '')).toContain('Sea room')
    expect(await page(none, '', '01 00')).toContain('01 00')
    expect(await page(none, '', '02 00')).toContain('02 00')
  })
})
