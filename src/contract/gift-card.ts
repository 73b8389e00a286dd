import * as v from 'valibot'
import { Picture } from './picture.ts'
import { GiftCode } from './gift-code.ts'
import { arrayOfFitting, Cents, Id, IsoDate, LinkUrl, LocaleName } from './scalars.ts'

/** `months` is how long the card is valid. */
export const GiftCardTeaser = v.object({ url: LinkUrl, image: Picture, months: v.optional(Id) })
export type GiftCardTeaser = v.InferOutput<typeof GiftCardTeaser>

/** `GET /api/cms/giftCard`. Amounts are cents of whole euros. */
export const GiftCardContent = v.object({
  title: v.string(),
  intro: v.string(),
  /** No amount is preselected. */
  amounts: v.pipe(v.array(Cents), v.minLength(1), v.maxLength(12)),
  /** Limits an amount of the visitor's choice; both are included. */
  bounds: v.object({ min: Cents, max: Cents }),
  images: v.pipe(v.array(Picture), v.minLength(1)),
  uses: arrayOfFitting(v.object({ title: v.string(), text: v.string(), url: v.optional(LinkUrl) })),
  conditions: v.array(v.string()),
  pageModel: v.object({ pageTitle: v.string(), metaDescription: v.string() }),
})
export type GiftCardContent = v.InferOutput<typeof GiftCardContent>

export const maxGiftCards = 5

/** In the order in which the cards pay. `amount`: what this card pays, in cents. */
export const GiftCardPayments = v.pipe(
  v.array(v.object({ code: GiftCode, amount: v.pipe(Cents, v.minValue(1)) })),
  v.maxLength(maxGiftCards),
)
export type GiftCardPayments = v.InferOutput<typeof GiftCardPayments>

/** `POST /gift-cards/balances`, our addition: what each card can pay in the market of the request. */
export const GiftCardBalance = v.object({
  code: GiftCode,
  /**
   * `reserved`: the rest is held by an order that waits for its payment. `elsewhere`: it was sold in another country. `otherGift`: the code is
   * that of a voucher or a box.
   */
  state: v.picklist(['usable', 'reserved', 'spent', 'expired', 'unpaid', 'elsewhere', 'otherGift', 'unknown']),
  /** In cents, without what is reserved. Only a `usable` card has one. */
  balance: v.optional(Cents, 0),
  validUntil: v.optional(IsoDate),
  /** The market that sold the card. */
  locale: v.optional(LocaleName),
})
export type GiftCardBalance = v.InferOutput<typeof GiftCardBalance>
