import * as v from 'valibot'
import { PhoneLine } from '../contact.ts'
import { arrayOfFitting, Id, IsoDate, LinkUrl } from '../scalars.ts'

/** On Search without dates; `suggested` requests them unless flexible. */
export const DatesPrompt = v.picklist(['none', 'suggested', 'forced'])
export type DatesPrompt = v.InferOutput<typeof DatesPrompt>

/** `GET /api/cms/settings?locale`. */
export const Settings = v.object({
  roundUpPrices: v.boolean(),
  /** Products and hotels open in new tabs. */
  newTab: v.optional(v.boolean(), false),
  voucherValidityMonths: v.object({ activity: Id, singleVoucher: Id, box: Id, giftCard: Id }),
  deliveryDays: v.object({ min: Id, max: Id }),
  /** Whether gifts are also sent by post. */
  physicalGifts: v.optional(v.boolean(), false),
  /** Where customer care sells gifts; default: our gift card. */
  giftShopUrl: v.optional(LinkUrl),
  noOffersPhone: PhoneLine,
  /** Default: all that the payment provider allows. */
  payLaterMethods: v.optional(arrayOfFitting(v.picklist(['deferred', '3x', '4x']))),
  datesPrompt: v.optional(DatesPrompt, 'none'),
  datePeriods: arrayOfFitting(v.object({ label: v.string(), checkin: IsoDate, checkout: IsoDate })),
})
export type Settings = v.InferOutput<typeof Settings>

/** Where the settings are unknown. */
export const usualValidityMonths: Settings['voucherValidityMonths'] = { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 }
