import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { Locale } from '../../../src/market/markets.ts'
import { companies } from './company.ts'
import type { Edition } from './edition.ts'
import { openingHours } from './hours.ts'
import { facts } from './static/facts.ts'

/** Spain suggests dates before a search, Italy insists on them; the other markets search without. */
const datesPrompts: Partial<Record<Locale, Settings['datesPrompt']>> = { es_ES: 'suggested', it_IT: 'forced' }

export function settings({ locale, datePeriods }: Edition): Settings {
  return {
    roundUpPrices: locale === 'nl_NL',
    newTab: false,
    voucherValidityMonths: { ...facts.valid },
    deliveryDays: { ...facts.delivery },
    physicalGifts: locale !== 'it_IT',
    giftShopUrl: `https://agents.escale.example/gifts?locale=${locale}`,
    noOffersPhone: { ...companies[locale].sales, hours: [...openingHours[locale].noOffers] },
    datesPrompt: datesPrompts[locale] ?? 'none',
    datePeriods,
  }
}
