import * as v from 'valibot'
import { BookingsEvidence, RoomsEvidence } from './claims.ts'
import { HotelSummary } from './hotel.ts'
import { Cents, Count, Id, IsoDate, LinkTarget, optionalOrUndefined, Point } from './scalars.ts'
import { Picture } from './picture.ts'
import { AutoDiscount, CancellationPolicy, DateOrTimestamp, Price, PriceType } from './price.ts'

const ResultCount = v.pipe(Count, v.maxValue(1_000_000))

export const ItemCategory = v.picklist(['weekend', 'single_voucher', 'activity'])

const labelColor = v.picklist(['scarcity', 'reinsurance', 'social', 'alert', 'clear', 'dark'])

export const TargetedLabel = v.object({
  key: v.optional(v.string(), ''),
  message: v.string(),
  color: optionalOrUndefined(labelColor),
  emoji: v.optional(v.string()),
})

/** Without its number the message is not shown. */
export const StressMessage = v.object({
  message: v.string(),
  count: v.optional(Count),
  evidence: optionalOrUndefined(BookingsEvidence),
  color: optionalOrUndefined(labelColor),
  /** The name of an icon in `ui/icon/label-icon`. */
  icon: v.optional(v.string()),
  emoji: v.optional(v.string()),
})

/**
 * What a stay is to the beneficiary of a gift, on the card of a search. A stay without any date in the validity has no `supplement`, and
 * `sellPrice` is then what the gift pays.
 */
export const GiftDates = v.object({
  /** The weekends of the validity that are on sale, from tomorrow's on. Each has one Friday; for one night its Saturday counts too. */
  weekends: Count,
  /** Those that can be booked for the nights and guests of the search without a supplement. */
  includedWeekends: Count,
  /** The first days of arrival of the next three such weekends, at most. */
  next: v.array(IsoDate),
  /** The lowest in cents, on the searched dates where there are some: 0 where the gift pays everything. */
  supplement: v.optional(Cents),
})
export type GiftDates = v.InferOutput<typeof GiftDates>

/** The card of a product (S3). Prices are for the whole stay and all guests. */
export const OfferCard = v.object({
  id: Id,
  itemCategory: ItemCategory,
  label: v.string(),
  uri: v.union([v.string(), LinkTarget]),
  hotel: HotelSummary,
  images: v.optional(v.array(Picture), []),
  headwords: v.optional(v.array(v.string()), []),
  ...Price.entries,
  priceType: optionalOrUndefined(PriceType),
  nights: v.optional(Count, 1),
  participants: optionalOrUndefined(v.pipe(v.number(), v.integer())),
  /** In kilometres. */
  distance: v.optional(v.number()),
  prices: optionalOrUndefined(
    v.array(
      v.object({
        ...v.omit(Price, ['refPrice']).entries,
        paxComposition: v.object({ adults: Count }),
        /** A list of prices calls its reference price `barPrice`. */
        barPrice: v.optional(Cents),
      }),
    ),
  ),
  /** For a search with flexible dates; the cheapest comes first, and `sellPrice` is for all guests. */
  dates: optionalOrUndefined(v.array(v.object({ checkin: IsoDate, nights: Count, sellPrice: Cents }))),
  /** Known for a search with dates only. */
  availableRooms: v.optional(Count),
  roomsEvidence: optionalOrUndefined(RoomsEvidence),
  lastMinute: v.optional(v.boolean()),
  expiration: optionalOrUndefined(DateOrTimestamp),
  marketingLabels: optionalOrUndefined(v.array(v.string())),
  stressMessage: optionalOrUndefined(StressMessage),
  cancellationPolicy: optionalOrUndefined(CancellationPolicy),
  channelManagerId: v.optional(v.string()),
  autoDiscount: optionalOrUndefined(AutoDiscount),
  /** Our addition, for the beneficiary of a gift. */
  giftDates: optionalOrUndefined(GiftDates),
  targetedLabel: optionalOrUndefined(TargetedLabel),
  /** Our addition, for activities. */
  onSaleSince: optionalOrUndefined(DateOrTimestamp),
  topTheme: v.optional(v.string()),
  dataFlowMode: optionalOrUndefined(v.picklist(['pull', 'push'])),
})
export type OfferCard = v.InferOutput<typeof OfferCard>

export const SearchDetails = v.object({
  checkin: optionalOrUndefined(IsoDate),
  night: optionalOrUndefined(Count),
  adult: v.optional(Count, 2),
  child: v.optional(Count, 0),
  baby: v.optional(Count, 0),
  hotelId: optionalOrUndefined(Id),
  totalCount: ResultCount,
  cityId: optionalOrUndefined(Id),
  themeId: optionalOrUndefined(Id),
  theme: v.optional(v.string()),
  /** The point of the place, or the coordinates that were searched. */
  location: optionalOrUndefined(Point),
  destination: v.optional(v.string()),
  /**
   * The widest place comes first. `inLabel` is "en Bretagne", `allInLabel` the same for all themes where it differs, `uri` is below the
   * market's base.
   */
  locationHierarchy: optionalOrUndefined(
    v.array(
      v.object({
        type: v.string(),
        id: Id,
        label: v.string(),
        inLabel: v.optional(v.string()),
        allInLabel: v.optional(v.string()),
        uri: v.optional(v.string()),
      }),
    ),
  ),
})
export type SearchDetails = v.InferOutput<typeof SearchDetails>

export const OffersResponse = v.object({ exactMatch: v.array(OfferCard), searchDetails: SearchDetails })
export type OffersResponse = v.InferOutput<typeof OffersResponse>

export const PointPrice = v.object({
  ...Price.entries,
  priceType: optionalOrUndefined(PriceType),
  nights: v.optional(Count, 1),
  participants: optionalOrUndefined(v.pipe(v.number(), v.integer())),
})
export type PointPrice = v.InferOutput<typeof PointPrice>

/** `label` is the hotel's, `weekend[0]` the marker's stay. Label and price are our addition: without them a marker is plain. */
export const MapResponse = v.object({
  exactMatch: v.array(
    v.object({
      id: Id,
      label: optionalOrUndefined(v.string()),
      location: Point,
      weekend: v.array(v.object({ id: Id, price: optionalOrUndefined(PointPrice) })),
    }),
  ),
  searchDetails: v.object({ totalCount: ResultCount }),
})
export type MapResponse = v.InferOutput<typeof MapResponse>
