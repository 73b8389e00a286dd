import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import { giftLanding } from './gift-landing.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const settings: Settings = {
  roundUpPrices: false,
  newTab: false,
  voucherValidityMonths: { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 },
  deliveryDays: { min: 2, max: 4 },
  physicalGifts: true,
  noOffersPhone: { phone: '1', phoneUrl: 'tel:1', hours: [] },
  datesPrompt: 'none',
  datePeriods: [],
}
const landing: Landing = {
  destination: { kind: 'region', id: 7, label: 'Brittany', inLabel: 'in Brittany', point: { lat: 48, lng: -2 } },
  title: 'Weekends in Brittany',
  breadcrumb: [],
  count: 90,
  giftCount: 80,
  links: [
    {
      title: 'Cities',
      links: [
        { label: 'Dinard', path: 'dinard', count: 7, giftCount: 5 },
        { label: 'Vannes', path: 'vannes', count: 3, giftCount: 0 },
      ],
    },
    { title: 'Themes', links: [{ label: 'Ski', path: 'ski', count: 1, giftCount: 0 }] },
  ],
  pageModel: {
    pageTitle: 'Weekends in Brittany',
    metaDescription: 'Book a weekend',
    serpSeoLargeContent: [{ title: 'Travel', paragraphs: ['Book'] }],
  },
}
const textsOf = (shown: Landing) => (shown.pageModel.serpSeoLargeContent ?? []).flatMap(({ paragraphs }) => paragraphs).join(' ')

describe('the page of a place in the gifting flow', () => {
  // @rule S2.90
  it('counts what is given, and suggests no search with nothing to give', () => {
    const shown = giftLanding(landing, settings, i18n)
    expect(shown.count).toBe(80)
    expect(shown.links).toEqual([{ title: 'Cities', links: [{ label: 'Dinard', path: 'dinard', count: 5, giftCount: 5 }] }])
  })

  // @rule S2.91
  it('says what a gift is, not what a trip of one’s own is', () => {
    const { title, pageModel } = giftLanding(landing, settings, i18n)
    expect([title, pageModel.pageTitle]).toEqual(['Give a getaway in Brittany', 'Give a getaway in Brittany'])
    expect(pageModel.metaDescription).toContain('they choose the dates')
    expect(textsOf(giftLanding(landing, settings, i18n))).toMatch(/80 hotels can be given in Brittany.*valid for 12 months/)
    expect(JSON.stringify(pageModel)).not.toMatch(/Book|Travel/)
  })

  // @rule B1.80
  it('promises post only where gifts are sent by post', () => {
    expect(textsOf(giftLanding(landing, settings, i18n))).toContain('by post')
    expect(textsOf(giftLanding(landing, { ...settings, physicalGifts: false }, i18n))).not.toContain('post')
    expect(textsOf(giftLanding(landing, null, i18n))).not.toContain('post')
  })
})
