import * as v from 'valibot'
import { RoomsEvidence } from './claims.ts'
import { HotelDetail } from './hotel.ts'
import { TargetedLabel } from './offers.ts'
import { Picture } from './picture.ts'
import { AutoDiscount, CancellationPolicy, PriceInfo } from './price.ts'
import { Cents, Count, optionalOrUndefined, Id, IsoDate, Percent, SignedCents } from './scalars.ts'
import { Alternates } from './seo.ts'

export const Activity = v.object({
  activityId: Id,
  type: v.picklist(['dinner', 'activity', 'extra', 'breakfast']),
  title: v.string(),
  icon: v.optional(v.string()),
  image: v.optional(Picture),
  where: v.optional(v.string()),
  how: v.optional(v.string()),
  when: v.optional(v.string()),
  repeated: v.optional(v.boolean()),
  singleDay: v.optional(v.boolean()),
  duration: v.optional(v.string()),
  schedules: v.optional(v.string()),
  detailList: v.optional(v.array(v.string()), []),
  whyList: v.optional(v.array(v.string())),
  mustKnowList: v.optional(v.array(v.string())),
  importantInfos: v.optional(v.array(v.string())),
  menu: v.optional(v.array(v.string())),
  displayPax: v.optional(v.boolean()),
  activityParticipantsLabel: v.optional(v.string()),
})
export type Activity = v.InferOutput<typeof Activity>

export const bedKinds = ['double', 'queen', 'king', 'single', 'sofa', 'extra'] as const

/** Our addition. `sleeps` is how many people sleep in each bed. */
export const Beds = v.object({
  kind: v.picklist(bedKinds),
  count: v.pipe(Count, v.minValue(1), v.maxValue(9)),
  sleeps: v.picklist([1, 2]),
})
export type Beds = v.InferOutput<typeof Beds>

export const Room = v.object({
  title: v.string(),
  type: v.string(),
  /** In square metres. */
  size: v.optional(Count),
  bedding: v.string(),
  /** In the order of use: the room's own beds precede those on request. */
  beds: v.optional(v.array(Beds)),
  capacity: Count,
  maxCapacity: Count,
  description: v.optional(v.string(), ''),
  highlightedFacilities: v.optional(v.array(v.string()), []),
  detailsSection: v.optional(v.array(v.object({ title: v.string(), details: v.array(v.string()) })), []),
  importantInfos: v.optional(v.array(v.string())),
  images: v.optional(v.array(Picture), []),
})
export type Room = v.InferOutput<typeof Room>

export const PageModel = v.object({
  pageTitle: v.string(),
  metaDescription: v.string(),
  metaRobots: v.optional(v.string()),
  canonicalUrl: v.optional(v.string()),
  alternateUrls: v.optional(Alternates),
  serpSeoLargeContent: v.optional(v.array(v.object({ title: v.string(), paragraphs: v.array(v.string()) }))),
})
export type PageModel = v.InferOutput<typeof PageModel>

/** How long something lasts, where that is known. */
export const Minutes = v.pipe(Count, v.minValue(1), v.maxValue(24 * 60))

/** A choice is sent as `activityId_value`, separated by commas. `time` is the hotel's, `minutes` our addition. */
export const ActivityDates = v.array(
  v.object({
    activityId: Id,
    title: v.string(),
    minutes: v.optional(Minutes),
    dates: v.array(v.object({ value: v.string(), date: IsoDate, time: v.optional(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))) })),
  }),
)
export type ActivityDates = v.InferOutput<typeof ActivityDates>

/** `GET /weekend/{id}/detail.json` with `checkin` and `nights`. */
export const DatedStay = v.object({ id: Id, activityDates: v.optional(ActivityDates, []) })
export type DatedStay = v.InferOutput<typeof DatedStay>

/** An extra to add or, if `selected`, to remove. `id` is the product that results. */
export const Upsell = v.object({
  id: Id,
  label: v.string(),
  selected: v.boolean(),
  programLines: v.optional(v.array(v.string()), []),
  priceDifference: SignedCents,
  priceDifferencePerLos: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/)), SignedCents), {}),
  activityIds: v.optional(v.array(Id), []),
  imagesBySize: v.optional(Picture.entries.sizes),
})
export type Upsell = v.InferOutput<typeof Upsell>

/** What a list of extras shows of one. */
export const ShownExtra = v.object({
  ...v.omit(Upsell, ['activityIds', 'imagesBySize']).entries,
  imagesBySize: v.optional(v.pick(Picture.entries.sizes, ['640_360'])),
})
export type ShownExtra = v.InferOutput<typeof ShownExtra>

export const ExtendedProduct = v.object({ id: Id, activityIds: v.array(Id) })

/** `GET /weekend/{id}/detail.json` without dates. */
export const StayDetail = v.object({
  id: Id,
  label: v.string(),
  uri: v.string(),
  published: v.boolean(),
  isGiftable: v.boolean(),
  dataFlowMode: optionalOrUndefined(v.picklist(['pull', 'push'])),
  hotel: HotelDetail,
  images: v.optional(v.array(Picture), []),
  description: v.optional(v.string(), ''),
  headwords: v.optional(v.array(v.string()), []),
  programLine: v.optional(v.array(v.string()), []),
  themes: v.optional(v.array(v.object({ id: Id, label: v.string(), uri: v.optional(v.string()) })), []),
  nights: v.object({ min: Count, max: Count }),
  room: Room,
  breakfast: v.optional(Activity),
  activities: v.optional(v.array(Activity), []),
  activityDates: v.optional(ActivityDates),
  cancellationPolicy: v.optional(CancellationPolicy),
  autoDiscount: optionalOrUndefined(AutoDiscount),
  targetedLabel: optionalOrUndefined(TargetedLabel),
  /** The lowest price for the guests of the call and the minimum nights. */
  price: v.optional(v.object({ fromPrice: PriceInfo })),
  upsells: v.optional(v.array(Upsell)),
  /** The stay itself, and the product of each combination of its extras. */
  products: v.optional(v.array(ExtendedProduct)),
  singleVoucherProducts: v.optional(v.array(Upsell)),
  priceList: v.optional(
    v.array(
      v.object({
        nights: Count,
        sellPrice: Cents,
        sellPrices: v.optional(v.array(Cents), []),
        extraUpsellAvailabilityAmount: v.optional(Cents),
      }),
    ),
  ),
  breadcrumb: v.optional(v.array(v.object({ label: v.string(), uri: v.string() })), []),
  pageModel: PageModel,
})
export type StayDetail = v.InferOutput<typeof StayDetail>

export const ProductOffer = v.object({
  id: Id,
  weekendId: Id,
  label: v.string(),
  uri: v.string(),
  image: v.optional(Picture),
  nights: Count,
  paxCount: Count,
  checkin: v.optional(IsoDate),
  hasSelectedDates: v.boolean(),
  nbRooms: v.optional(Count),
  roomsEvidence: v.optional(RoomsEvidence),
  shortProgramIntroWithoutRoom: v.optional(v.string(), ''),
  priceInfo: v.object({ ...PriceInfo.entries, promoPercentageRounded: v.optional(Percent) }),
  cancellationPolicy: v.optional(CancellationPolicy),
})

/**
 * `GET /product/{id}/offers`: stays of the hotel, the requested one first. `multiOffer` lists every rate and longer nights, under
 * separate ids; `weekendId` is the stay.
 */
export const ProductOffers = v.object({ offers: v.array(ProductOffer) })
export type ProductOffers = v.InferOutput<typeof ProductOffers>
