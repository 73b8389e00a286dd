import type { Settings } from '../../src/contract/cms.ts'
import { datePeriods } from './calendar/date-periods.ts'
import { companies } from './company.ts'
import type { Edition } from './edition.ts'
import { openingHours } from './hours.ts'

/** `GET /api/cms/settings`: validity of gifts in months, delivery in working days, the sales line, and the campaign periods of the calendar. */
export function settings({ locale, today }: Edition): Settings {
  return {
    roundUpPrices: false,
    voucherValidityMonths: { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 },
    deliveryDays: { min: 2, max: 4 },
    noOffersPhone: { ...companies[locale].sales, hours: [...openingHours[locale].noOffers] },
    datePeriods: datePeriods(locale, today),
  }
}
