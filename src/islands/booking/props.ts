import * as v from 'valibot'
import { PriceInfo } from '../../contract/price.ts'
import { Quote } from '../../contract/quote.ts'
import { Cents, Count, Id, IsoDate } from '../../contract/scalars.ts'

const GiftPrice = v.object({
  nights: Count,
  sellPrice: Cents,
  sellPrices: v.array(Cents),
  extraUpsellAvailabilityAmount: v.optional(Cents),
})

/** What books a stay, or gives it (specification of booking, sections 2, 4 and 5). */
export const BookingProps = v.object({
  stayId: Id,
  hotelId: Id,
  /** The stay's name. */
  label: v.string(),
  /** Fewest and most nights the stay is sold for. */
  nights: v.object({ min: Count, max: Count }),
  /** Lowest price of the coming year, for two and the fewest nights. */
  fromPrice: v.optional(PriceInfo),
  /** The page's query, without `?`: the criteria without scripts, and until the hash says others. */
  query: v.string(),
  /** `quote.json` for the query's dates and party. */
  quote: v.optional(Quote),
  /** The query has dates, and no quote came. */
  quoteFailed: v.optional(v.boolean(), false),
  /** The local tax is part of the price, not paid at the hotel. */
  taxIncluded: v.optional(v.boolean()),
  /** The stay can be offered as a voucher. */
  giftable: v.boolean(),
  /** What the voucher costs, by nights. */
  priceList: v.optional(v.array(GiftPrice)),
  /** The partner's number, inside a minisite. */
  minisite: v.optional(Id),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type BookingProps = v.InferOutput<typeof BookingProps>
