import type { Settings } from '../../../src/contract/cms/settings.ts'
import { companies } from './company.ts'
import type { Edition } from './edition.ts'
import { openingHours } from './hours.ts'
import { facts } from './static/facts.ts'

export function settings({ locale, datePeriods }: Edition): Settings {
  return {
    roundUpPrices: false,
    newTab: false,
    voucherValidityMonths: { ...facts.valid },
    deliveryDays: { ...facts.delivery },
    physicalGifts: locale !== 'it_IT',
    giftShopUrl: `https://agents.escale.example/gifts?locale=${locale}`,
    noOffersPhone: { ...companies[locale].sales, hours: [...openingHours[locale].noOffers] },
    datesPrompt: 'none',
    datePeriods,
  }
}
