import type { Minisite } from '../../../../src/contract/cms/minisite.ts'
import { companies } from '../company.ts'
import { type Partner, partners } from './partner.ts'
import { termsOf } from './terms.ts'

/** `GET /api/cms/minisites`. */
export const minisites = (): Minisite[] => partners.map(minisiteOf)

function minisiteOf(partner: Partner): Minisite {
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
      terms: termsOf(partner),
      bookableUntil: partner.offer.bookableUntil,
      staysUntil: partner.offer.staysUntil,
      licence: companies[partner.locale].licence,
    },
  }
}
