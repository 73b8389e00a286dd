import * as v from 'valibot'
import { Facility } from './hotel.ts'
import { OfferCard } from './offers.ts'
import { IsoDate, optionalOrUndefined, wholeNumber } from './scalars.ts'

/** Limits both a call and a shared list. */
export const maxListed = 30

const wishForm = /^(?:STAY|ACTIVITY):[1-9]\d{0,8}$/

/** Reads a list such as `STAY:10572,ACTIVITY:700001`. */
const Wishes = v.pipe(
  v.string(),
  v.maxLength(maxListed * 20),
  v.transform((text) => text.split(',')),
  v.array(v.pipe(v.string(), v.regex(wishForm))),
  v.maxLength(maxListed),
)

/** `GET /products.json`, our addition. */
export const ProductsQuery = v.object({
  products: Wishes,
  checkin: v.optional(IsoDate),
  nights: v.optional(wholeNumber(1, 30)),
  adult: v.optional(wholeNumber(1, 20), '2'),
  child: v.optional(wholeNumber(0, 10), '0'),
  baby: v.optional(wholeNumber(0, 10), '0'),
  flow: v.optional(v.picklist(['booking', 'gifting'])),
})
export type ProductsQuery = v.InferOutput<typeof ProductsQuery>

const facts = {
  wish: v.pipe(v.string(), v.regex(wishForm)),
  facilities: v.optional(v.array(Facility), []),
  /** In kilometres from the hotel to the middle of its town. */
  distanceToCenter: v.optional(v.number()),
  topTheme: v.optional(v.string()),
  dataFlowMode: optionalOrUndefined(v.picklist(['pull', 'push'])),
  targetedLabel: v.optional(v.string()),
}

/** Prices are for all guests and nights of the request. */
export const WishedProduct = v.variant('state', [
  v.object({ state: v.literal('onSale'), ...facts, offer: OfferCard }),
  v.object({
    /** `soldOut` is for these dates and guests, `expired` for good. */
    state: v.picklist(['soldOut', 'expired']),
    ...facts,
    offer: v.omit(OfferCard, ['sellPrice', 'refPrice', 'promo', 'priceType', 'prices']),
  }),
])
export type WishedProduct = v.InferOutput<typeof WishedProduct>

export const WishedProducts = v.object({ products: v.array(WishedProduct) })
export type WishedProducts = v.InferOutput<typeof WishedProducts>
