import * as v from 'valibot'
import { PhoneLine } from '../contact.ts'
import { arrayOfFitting, Id, IsoDate, LinkUrl } from '../scalars.ts'

/** For a search without dates: `suggested` prompts for them unless the dates are flexible. */
export const DatesPrompt = v.picklist(['none', 'suggested', 'forced'])
export type DatesPrompt = v.InferOutput<typeof DatesPrompt>

/** `GET /api/cms/settings?locale`. */
export const Settings = v.object({
  roundUpPrices: v.boolean(),
  /** Links to products and hotels open in new tabs. */
  newTab: v.optional(v.boolean(), false),
  voucherValidityMonths: v.object({ activity: Id, singleVoucher: Id, box: Id, giftCard: Id }),
  deliveryDays: v.object({ min: Id, max: Id }),
  physicalGifts: v.optional(v.boolean(), false),
  /** Where customer care sells gifts; without it, on our page of the gift card. */
  giftShopUrl: v.optional(LinkUrl),
  noOffersPhone: PhoneLine,
  /** Without it, everything that the payment provider allows. */
  payLaterMethods: v.optional(arrayOfFitting(v.picklist(['deferred', '3x', '4x']))),
  datesPrompt: v.optional(DatesPrompt, 'none'),
  datePeriods: arrayOfFitting(v.object({ label: v.string(), checkin: IsoDate, checkout: IsoDate })),
})
export type Settings = v.InferOutput<typeof Settings>

/** Used while the settings cannot be read. */
export const defaultValidityMonths: Settings['voucherValidityMonths'] = { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 }
