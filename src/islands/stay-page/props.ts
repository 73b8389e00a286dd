import * as v from 'valibot'
import { Cents, Count, Id, SignedCents } from '../../contract/scalars.ts'
import { PriceInfo } from '../../contract/price.ts'
import { Quote } from '../../contract/quote.ts'

export const ExtraProps = v.object({
  choices: v.object({
    extras: v.pipe(v.array(v.object({ label: v.string(), price: SignedCents })), v.readonly()),
    products: v.pipe(v.array(v.object({ id: Id, extras: v.pipe(v.array(Count), v.readonly()) })), v.readonly()),
  }),
  /** By product, at the standard rate, for the dates and guests of the query. */
  prices: v.optional(v.record(v.string(), Cents)),
})
export type ExtraProps = v.InferOutput<typeof ExtraProps>

/** What the booking panel knows of its stay (B4.13 to B4.20). In all islands `query` has the server's criteria, without `?`. */
export const BookingProps = v.object({
  stayId: Id,
  hotelId: Id,
  label: v.string(),
  nights: v.object({ min: Count, max: Count }),
  /** The lowest of the coming year, for the guests of the query and the fewest nights. */
  fromPrice: v.optional(PriceInfo),
  query: v.string(),
  /** The response of the quote call for the query; absent without dates, and where it failed. */
  quote: v.optional(Quote),
  quoteFailed: v.optional(v.boolean(), false),
  /** True where the price contains the local tax. */
  taxIncluded: v.optional(v.boolean()),
  /** True where there is a local tax that the hotel collects. */
  taxAtHotel: v.optional(v.boolean()),
  extras: v.optional(ExtraProps),
  giftable: v.boolean(),
  /** True where availability comes from the hotel's own system, which takes shorter requests. */
  pull: v.optional(v.boolean()),
  /** The first length of the stay as a gift. */
  giftNights: v.optional(Count),
})
export type BookingProps = v.InferOutput<typeof BookingProps>

/** What the islands of a hotel's page know of its offers (B2.3). */
export const HotelOffersProps = v.object({
  hotelId: Id,
  /** Any stay of the hotel, by which its offers are fetched. */
  stayId: Id,
  query: v.string(),
})
export type HotelOffersProps = v.InferOutput<typeof HotelOffersProps>
