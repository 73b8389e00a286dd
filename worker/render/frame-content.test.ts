import { describe, expect, it } from 'vitest'
import type { PageContext } from '../../routes/context.ts'
import type { Frame } from '../../routes/document.ts'
import type { Announcement } from '../../src/contract/cms/frame.ts'
import type { Cta } from '../../src/contract/cms/cta.ts'
import type { HomePage } from '../../src/contract/cms/home-page.ts'
import { marketOf } from '../../src/market/markets.ts'
import { bannerFor, frameContent } from './frame-content.ts'

const link = (label: string): Cta => ({ label, url: `/${label}`, newTab: false, variation: 'default' })
const bar = (page: 'home' | 'search', flow: 'booking' | 'activity') => ({
  page,
  flow,
  internalCode: `${page}-${flow}`,
  links: [link(`${page}-${flow}`)],
})

const none = () => Promise.resolve(null)
const context = (flow: 'booking' | 'activity') =>
  ({
    view: { flow, mode: { customerCare: false }, site: { market: marketOf('fr') } },
    content: {
      navigation: none,
      footer: none,
      banners: none,
      promoBars: () => Promise.resolve([bar('home', 'booking'), bar('home', 'activity'), bar('search', 'booking')]),
      giftBlock: none,
      settings: none,
    },
  }) as unknown as PageContext

const home = (content: Pick<HomePage, 'promoBar' | 'footer'>): Frame => ({ kind: 'full', page: 'home', content })
const footer = { legal: true, contact: false }

describe('the promo bar', () => {
  // @rule B2.104
  it('has the calls to action of the home page’s own content, and its tabs', async () => {
    const around = await frameContent(context('activity'))(home({ promoBar: { ctas: [link('own')], showFlowTabs: true }, footer }))
    expect(around.promoLinks.map(({ label }) => label)).toEqual(['own'])
    expect(around.flowTabs).toBe('activity')
  })

  // @rule B2.104
  it('is the one of its kind of page and flow where the page has none', async () => {
    const labels = async (frame: Frame, flow: 'booking' | 'activity') =>
      (await frameContent(context(flow))(frame)).promoLinks.map(({ label }) => label)
    expect(await labels(home({ footer }), 'activity')).toEqual(['home-activity'])
    expect(await labels(home({ promoBar: { ctas: [], showFlowTabs: false }, footer }), 'booking')).toEqual(['home-booking'])
    expect(await labels({ kind: 'full', page: 'search' }, 'booking')).toEqual(['search-booking'])
    expect(await labels({ kind: 'full', page: 'product' }, 'booking')).toEqual([])
    expect((await frameContent(context('booking'))({ kind: 'full', page: 'search' })).flowTabs).toBeUndefined()
  })
})

// @rule B2.105
it('a home page chooses parts of the footer, others have all of them', async () => {
  expect((await frameContent(context('booking'))(home({ footer }))).footerSections).toEqual(footer)
  expect((await frameContent(context('booking'))({ kind: 'full', page: 'other' })).footerSections).toBeUndefined()
})

const text: Pick<Announcement, 'content' | 'colorVariation'> = { content: [], colorVariation: 'blue' }

// @rule S3.83
it('an announcement is in the locale of the page: its own, or one of its localizations', () => {
  const localizations = [{ ...text, locale: 'fr_BE' as const, colorVariation: 'red' as const, link: { url: '/b' } }]
  const french = { ...text, locale: 'fr_FR' as const, link: { url: '/a' }, localizations }
  expect(bannerFor([french], 'booking', 'fr_FR')).toMatchObject({ locale: 'fr_FR', link: { url: '/a' } })
  expect(bannerFor([french], 'booking', 'fr_BE')).toMatchObject({ locale: 'fr_BE', colorVariation: 'red', link: { url: '/b' } })
  expect(bannerFor([french], 'booking', 'nl_BE')).toBeUndefined()
  expect(bannerFor([french, { ...french, flow: 'gifting', colorVariation: 'green' }], 'gifting', 'fr_FR')?.colorVariation).toBe('green')
})
