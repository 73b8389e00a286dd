import type { Minisite } from '../../../../src/contract/cms/minisite.ts'
import type { IsoDate } from '../../../../src/contract/scalars.ts'
import type { Locale } from '../../../../src/market/markets.ts'
import { companies } from '../company.ts'
import { offerOn, type Partner, partners } from './partner.ts'
import { termsOf } from './terms.ts'

/** `GET /api/cms/minisites`. `todayIn` is today in the market of a locale. */
export const minisites = (todayIn: (locale: Locale) => IsoDate): Minisite[] =>
  partners.map((partner) => minisiteOf(partner, todayIn(partner.locale)))

function minisiteOf(partner: Partner, today: IsoDate): Minisite {
  const offer = offerOn(partner, today)
  const art = `/partners/${partner.slug}`
  return {
    minisiteId: partner.id,
    minisiteUrl: partner.slug,
    partnerName: partner.name,
    minisiteLocale: partner.locale,
    bannerUrls: { desktop: `${art}-desktop.svg`, mobile: `${art}-mobile.svg` },
    bannerColor: partner.color,
    logoUrl: `${art}-logo.svg`,
    footer: {
      terms: termsOf(partner, offer),
      bookableUntil: offer.bookableUntil,
      staysUntil: offer.staysUntil,
      licence: companies[partner.locale].licence,
    },
  }
}
