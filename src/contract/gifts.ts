import * as v from 'valibot'
import { Picture } from './picture.ts'
import { Cents, Id, optionalOrUndefined } from './scalars.ts'

/** `GET /single-voucher/shipping-costs?pos`, by country of delivery (ISO 3166-1 alpha-2). */
export const ShippingCosts = v.object({
  shippingCostsPerCountry: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    v.object({
      shippingCost: Cents,
      internationalShippingFee: Cents,
      /** Our addition: set for a country that has a price, though no carrier serves it at the moment. */
      undeliverable: v.optional(v.boolean()),
    }),
  ),
})
export type ShippingCosts = v.InferOutput<typeof ShippingCosts>

/** A packaging of a gift, or an addition to it. */
export const SubElement = v.object({
  id: Id,
  name: v.string(),
  imageUrl: v.string(),
  recommendedByWed: v.boolean(),
  price: Cents,
  categoryId: Id,
  /** Our addition: set for a card that is written by hand, whose text is the message of the gift. */
  written: v.optional(v.boolean()),
})
export type SubElement = v.InferOutput<typeof SubElement>

export const subElementKeys = ['sleeves', 'additions'] as const
export type SubElementKey = (typeof subElementKeys)[number]

/** `key` is our addition; a category without one cannot be chosen, except sleeves. */
export const SubElementCategory = v.object({
  id: Id,
  key: optionalOrUndefined(v.picklist(subElementKeys)),
  description: v.string(),
  names: v.object({ fr: v.string(), es: v.string(), nl: v.string(), it: v.string() }),
  singleSelection: v.boolean(),
})
export type SubElementCategory = v.InferOutput<typeof SubElementCategory>

/** `GET /sub-elements/available-custom-sub-elements`. */
export const SubElements = v.object({ availableCustomSubElements: v.array(SubElement), categories: v.array(SubElementCategory) })
export type SubElements = v.InferOutput<typeof SubElements>

/** `GET /activities/{id}/images.json`. */
export const ActivityImages = v.object({ images: v.array(Picture) })
