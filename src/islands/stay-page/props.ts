import * as v from 'valibot'
import { Cents, Count, Id, SignedCents } from '../../contract/scalars.ts'
import { PriceInfo } from '../../contract/price.ts'
import { Quote } from '../../contract/quote.ts'

export const ExtraProps = v.object({
  choices: v.object({
    extras: v.pipe(v.array(v.object({ label: v.string(), price: SignedCents })), v.readonly()),
    products: v.pipe(v.array(v.object({ id: Id, extras: v.pipe(v.array(Count), v.readonly()) })), v.readonly()),
  }),
  /** Cents by product, at the standard rate, for the query's dates and guests. */
  prices: v.optional(v.record(v.string(), Cents)),
})
export type ExtraProps = v.InferOutput<typeof ExtraProps>

const GiftPrice = v.object({
  nights: Count,
  sellPrice: Cents,
  sellPrices: v.array(Cents),
  extraUpsellAvailabilityAmount: v.optional(Cents),
})

/** What the booking panel knows of its stay (B4.13 to B4.20). */
export const BookingProps = v.object({
  stayId: Id,
  hotelId: Id,
  label: v.string(),
  nights: v.object({ min: Count, max: Count }),
  /** Of the coming year, for the query's guests and the minimum nights. */
  fromPrice: v.optional(PriceInfo),
  /** Without `?`: the criteria until the hash has others. */
  query: v.string(),
  /** `quote.json` for the query's dates and guests. */
  quote: v.optional(Quote),
  quoteFailed: v.optional(v.boolean(), false),
  /** Local tax is in the price, not paid at the hotel. */
  taxIncluded: v.optional(v.boolean()),
  /** There is a local tax, paid at the hotel. */
  taxAtHotel: v.optional(v.boolean()),
  extras: v.optional(ExtraProps),
  giftable: v.boolean(),
  /** Availability is fetched from the hotel's own system. */
  pull: v.optional(v.boolean()),
  priceList: v.optional(v.array(GiftPrice)),
})
export type BookingProps = v.InferOutput<typeof BookingProps>

/** Offers of a hotel's page (B2.3). */
export const HotelOffersProps = v.object({
  hotelId: Id,
  /** Any stay of the hotel: identifies its offers in calls. */
  stayId: Id,
  /** Without `?`: the server's criteria. */
  query: v.string(),
})
export type HotelOffersProps = v.InferOutput<typeof HotelOffersProps>
