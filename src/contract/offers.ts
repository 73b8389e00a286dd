import * as v from 'valibot'
import { HotelSummary } from './hotel.ts'
import { Picture } from './picture.ts'
import { AutoDiscount, CancellationPolicy, Day, PriceType } from './price.ts'
import { Cents, Count, dispensable, Id, IsoDate, Percent, Point } from './scalars.ts'

export const ItemCategory = v.picklist(['weekend', 'single_voucher', 'activity'])

const labelColor = v.picklist(['scarcity', 'reinsurance', 'social', 'alert', 'clear', 'dark'])

export const TargetedLabel = v.object({
  key: v.optional(v.string(), ''),
  message: v.string(),
  color: dispensable(labelColor),
  emoji: v.optional(v.string()),
})

/** A claim about demand, with the number it rests on: without one it is not shown. */
export const StressMessage = v.object({
  message: v.string(),
  count: v.optional(Count),
  color: dispensable(labelColor),
  /** A name of `ui/icon/label-icon`. */
  icon: v.optional(v.string()),
  emoji: v.optional(v.string()),
})

/** Section 3, "Product card": one result. Amounts in cents for the whole stay and party. */
export const OfferCard = v.object({
  id: Id,
  itemCategory: ItemCategory,
  label: v.string(),
  uri: v.string(),
  hotel: HotelSummary,
  images: v.optional(v.array(Picture), []),
  /** What is included, in short phrases: "1 night with breakfast", "Spa access". */
  headwords: v.optional(v.array(v.string()), []),
  sellPrice: Cents,
  refPrice: v.optional(Cents),
  promo: v.optional(Percent),
  priceType: dispensable(PriceType),
  nights: v.optional(Count, 1),
  participants: dispensable(v.pipe(v.number(), v.integer())),
  /** Kilometres from the searched point. */
  distance: v.optional(v.number()),
  prices: dispensable(
    v.array(
      v.object({
        paxComposition: v.object({ adults: Count }),
        promo: v.optional(Percent),
        barPrice: v.optional(Cents),
        sellPrice: Cents,
      }),
    ),
  ),
  /** Only with dates. */
  availableRooms: v.optional(Count),
  lastMinute: v.optional(v.boolean()),
  /** The offer's last day, `yyyy-MM-dd`. */
  expiration: dispensable(Day),
  marketingLabels: dispensable(v.array(v.string())),
  stressMessage: dispensable(StressMessage),
  cancellationPolicy: dispensable(CancellationPolicy),
  channelManagerId: v.optional(v.string()),
  autoDiscount: dispensable(AutoDiscount),
  targetedLabel: dispensable(TargetedLabel),
  topTheme: v.optional(v.string()),
  dataFlowMode: dispensable(v.picklist(['pull', 'push'])),
})
export type OfferCard = v.InferOutput<typeof OfferCard>

export type { DestinationKind } from './geo.ts'

export const SearchDetails = v.object({
  checkin: dispensable(IsoDate),
  night: dispensable(Count),
  adult: v.optional(Count, 2),
  child: v.optional(Count, 0),
  baby: v.optional(Count, 0),
  hotelId: dispensable(Id),
  totalCount: Count,
  cityId: dispensable(Id),
  themeId: dispensable(Id),
  theme: v.optional(v.string()),
  /** Where the search is centred: the place's point, or the given coordinates. */
  location: dispensable(Point),
  /** Label of the place searched. */
  destination: v.optional(v.string()),
  /** From the widest to the place itself; `inLabel` with its preposition ("en Bretagne"), `uri` below the market's base where it has a page. */
  locationHierarchy: dispensable(
    v.array(v.object({ type: v.string(), id: Id, label: v.string(), inLabel: v.optional(v.string()), uri: v.optional(v.string()) })),
  ),
})
export type SearchDetails = v.InferOutput<typeof SearchDetails>

export const OffersAnswer = v.object({ exactMatch: v.array(OfferCard), searchDetails: SearchDetails })
export type OffersAnswer = v.InferOutput<typeof OffersAnswer>

/** The map search: every result, as a point. `weekend[0].id` names the stay shown on the marker's card. */
export const MapAnswer = v.object({
  exactMatch: v.array(v.object({ id: Id, location: Point, weekend: v.array(v.object({ id: Id })) })),
  searchDetails: v.object({ totalCount: Count }),
})
export type MapAnswer = v.InferOutput<typeof MapAnswer>
