import * as v from 'valibot'
import { BookingsEvidence, RoomsEvidence } from './claims.ts'
import { HotelSummary } from './hotel.ts'
import { LinkTarget } from './link-target.ts'
import { Picture } from './picture.ts'
import { AutoDiscount, CancellationPolicy, Day, Price, PriceType } from './price.ts'
import { Cents, Count, optionalOrUndefined, Id, IsoDate, Point } from './scalars.ts'

/** More than any catalogue has: pages of results are counted up to it. */
const ResultCount = v.pipe(Count, v.maxValue(1_000_000))

export const ItemCategory = v.picklist(['weekend', 'single_voucher', 'activity'])

const labelColor = v.picklist(['scarcity', 'reinsurance', 'social', 'alert', 'clear', 'dark'])

export const TargetedLabel = v.object({
  key: v.optional(v.string(), ''),
  message: v.string(),
  color: optionalOrUndefined(labelColor),
  emoji: v.optional(v.string()),
})

/** Not shown without its number. */
export const StressMessage = v.object({
  message: v.string(),
  count: v.optional(Count),
  evidence: optionalOrUndefined(BookingsEvidence),
  color: optionalOrUndefined(labelColor),
  /** Icon name of `ui/icon/label-icon`. */
  icon: v.optional(v.string()),
  emoji: v.optional(v.string()),
})

/** Result of a search (section 3, "Product card"). Amounts in cents for the whole stay and all guests. */
export const OfferCard = v.object({
  id: Id,
  itemCategory: ItemCategory,
  label: v.string(),
  /** Path of the product, or a location object. */
  uri: v.union([v.string(), LinkTarget]),
  hotel: HotelSummary,
  images: v.optional(v.array(Picture), []),
  /** "1 night with breakfast", "Spa access". */
  headwords: v.optional(v.array(v.string()), []),
  ...Price.entries,
  priceType: optionalOrUndefined(PriceType),
  nights: v.optional(Count, 1),
  participants: optionalOrUndefined(v.pipe(v.number(), v.integer())),
  /** Kilometres from the searched point. */
  distance: v.optional(v.number()),
  prices: optionalOrUndefined(
    v.array(
      v.object({
        ...v.omit(Price, ['refPrice']).entries,
        paxComposition: v.object({ adults: Count }),
        /** The reference price. */
        barPrice: v.optional(Cents),
      }),
    ),
  ),
  /** Of a search with flexible dates, the cheapest first; the price of the card is the first's. `sellPrice` in cents for all guests. */
  dates: optionalOrUndefined(v.array(v.object({ checkin: IsoDate, nights: Count, sellPrice: Cents }))),
  /** Only with dates. */
  availableRooms: v.optional(Count),
  roomsEvidence: optionalOrUndefined(RoomsEvidence),
  lastMinute: v.optional(v.boolean()),
  /** `yyyy-MM-dd`. */
  expiration: optionalOrUndefined(Day),
  marketingLabels: optionalOrUndefined(v.array(v.string())),
  stressMessage: optionalOrUndefined(StressMessage),
  cancellationPolicy: optionalOrUndefined(CancellationPolicy),
  channelManagerId: v.optional(v.string()),
  autoDiscount: optionalOrUndefined(AutoDiscount),
  targetedLabel: optionalOrUndefined(TargetedLabel),
  /** Our addition: first day of the sale of an activity. */
  onSaleSince: optionalOrUndefined(Day),
  topTheme: v.optional(v.string()),
  dataFlowMode: optionalOrUndefined(v.picklist(['pull', 'push'])),
})
export type OfferCard = v.InferOutput<typeof OfferCard>

export type { DestinationKind } from './geo.ts'

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
  /** Centre of the search: the place's point, or the given coordinates. */
  location: optionalOrUndefined(Point),
  destination: v.optional(v.string()),
  /** From the widest to the place itself; `inLabel`: "en Bretagne", `uri` below the market's base. */
  locationHierarchy: optionalOrUndefined(
    v.array(v.object({ type: v.string(), id: Id, label: v.string(), inLabel: v.optional(v.string()), uri: v.optional(v.string()) })),
  ),
})
export type SearchDetails = v.InferOutput<typeof SearchDetails>

export const OffersResponse = v.object({ exactMatch: v.array(OfferCard), searchDetails: SearchDetails })
export type OffersResponse = v.InferOutput<typeof OffersResponse>

/** What a result's card computes its price from; the same entries as on `OfferCard`. */
export const PointPrice = v.object({
  ...Price.entries,
  priceType: optionalOrUndefined(PriceType),
  nights: v.optional(Count, 1),
  participants: optionalOrUndefined(v.pipe(v.number(), v.integer())),
})
export type PointPrice = v.InferOutput<typeof PointPrice>

/**
 * Every result as a point. `label`: name of the hotel; `weekend[0]`: stay on the marker's card, with the price that its card has in the
 * list. Without a name or price, which are our addition, a marker is drawn plain.
 */
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
