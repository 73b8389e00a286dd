import type { Activity, Room } from '../../../src/contract/stay.ts'
import type { Locale } from '../../../src/market/markets.ts'
import type {
  Bedding,
  ComponentCode,
  ComponentGroup,
  EcoCode,
  Environment,
  FacilityCode,
  HotelType,
  RoomFacility,
  RoomType,
  Style,
  ThemeCode,
  View,
} from '../facts/codes.ts'
import type { ActivityFacts, BoxFacts, HotelFacts, PlaceFacts, ReviewFacts, RoomFacts, StayFacts } from '../facts/facts.ts'

export interface Texts {
  readonly locale: Locale
  readonly labels: Labels
  readonly place: PlaceTexts
  readonly stay: StayTexts
  readonly hotel: HotelTexts
  readonly room: RoomTexts
  readonly component: ComponentTexts
  readonly activity: ActivityTexts
  readonly box: BoxTexts
  readonly review: ReviewTexts
  readonly landing: LandingTexts
  readonly messages: Messages
}

export interface Labels {
  /** `slug` as in `/week-ends/{slug}`, unique in the language. */
  /** `synonyms`: what else people type who look for it. */
  readonly theme: Readonly<Record<ThemeCode, { readonly label: string; readonly slug: string; readonly synonyms?: readonly string[] }>>
  readonly hotelType: Readonly<Record<HotelType, string>>
  readonly environment: Readonly<Record<Environment, string>>
  readonly style: Readonly<Record<Style, string>>
  readonly facility: Readonly<Record<FacilityCode, string>>
  readonly ecoFacility: Readonly<Record<EcoCode, string>>
  readonly roomType: Readonly<Record<RoomType, string>>
  readonly bedding: Readonly<Record<Bedding, string>>
  readonly view: Readonly<Record<View, string>>
  readonly roomFacility: Readonly<Record<RoomFacility, string>>
  readonly component: Readonly<Record<ComponentCode, string>>
  readonly componentGroup: Readonly<Record<ComponentGroup, string>>
  /** 0 has a label too. */
  stars(stars: number): string
  /** Name of the stays route: "Week-ends". */
  readonly stays: string
  readonly activities: string
  readonly boxes: string
  readonly home: string
}

export interface PlaceTexts {
  name(place: PlaceFacts): string
  in(place: PlaceFacts): string
  /** The country where the place has no region. */
  inRegion(place: PlaceFacts): string
  inCountry(place: PlaceFacts): string
  label(place: PlaceFacts): string
}

export interface StayTexts {
  /** A short title without the hotel's name. */
  label(stay: StayFacts, hotel: HotelFacts): string
  /** "1 nuit avec petit-déjeuner", "Accès au spa" … */
  headwords(stay: StayFacts, nights: number): string[]
  /** The programme, room first; the shortest stay by default. */
  programLines(stay: StayFacts, hotel: HotelFacts, nights?: number): string[]
  /** "2 nuits, petit-déjeuner et accès au spa". */
  shortProgram(stay: StayFacts, nights: number): string
  /** Two or three paragraphs, separated by an empty line. */
  description(stay: StayFacts, hotel: HotelFacts): string
  /** `siblings`: the stays of the same hotel, whose pages have other texts. */
  metaTitle(stay: StayFacts, hotel: HotelFacts, siblings?: readonly StayFacts[]): string
  metaDescription(stay: StayFacts, hotel: HotelFacts, siblings?: readonly StayFacts[]): string
}

export interface HotelTexts {
  description(hotel: HotelFacts): string
  access(hotel: HotelFacts): string[]
  parking(hotel: HotelFacts): string
  importantInfos(hotel: HotelFacts): string[]
  breakfastHours(hotel: HotelFacts): string
  pets(hotel: HotelFacts): string
  metaTitle(hotel: HotelFacts): string
  metaDescription(hotel: HotelFacts): string
}

export interface RoomTexts {
  title(room: RoomFacts): string
  description(room: RoomFacts, hotel: HotelFacts): string
  bedding(room: RoomFacts): string
  details(room: RoomFacts): Room['detailsSection']
  importantInfos(room: RoomFacts): string[]
}

export type ComponentEntry = Omit<Activity, 'activityId' | 'icon' | 'image'>

export interface ComponentTexts {
  entry(code: ComponentCode, stay: StayFacts, hotel: HotelFacts): ComponentEntry
  breakfast(hotel: HotelFacts): ComponentEntry
}

export interface ActivityTexts {
  label(activity: ActivityFacts): string
  description(activity: ActivityFacts): string
  headwords(activity: ActivityFacts): string[]
  duration(activity: ActivityFacts): string
  schedules(activity: ActivityFacts): string
  composition(activity: ActivityFacts): string[]
  niceToKnow(activity: ActivityFacts): string[]
  /** What the activity itself demands: clothes, health. */
  conditions(activity: ActivityFacts): string[]
  /** Age, number of guests, address and arrival. */
  importantInfo(activity: ActivityFacts): string[]
  metaTitle(activity: ActivityFacts): string
  metaDescription(activity: ActivityFacts): string
}

export interface BoxTexts {
  title(box: BoxFacts): string
  /** For search engines: without the nights or the country where there is no room for them. */
  metaTitle(box: BoxFacts): string
  slug(box: BoxFacts): string
  includedContent(box: BoxFacts): string[]
  description(box: BoxFacts): string
}

/** In the language of the review; undefined without such a comment. */
export interface ReviewTexts {
  positive(review: ReviewFacts): string | undefined
  negative(review: ReviewFacts): string | undefined
}

export interface LandingFacts {
  readonly place?: PlaceFacts | undefined
  /** Whether hotels of neighbouring towns are counted too. */
  readonly around?: boolean
  readonly theme?: ThemeCode | undefined
  readonly stays: number
  readonly hotels: number
  /** Cents, for two and the shortest stay. */
  readonly fromPrice?: number | undefined
  /** Towns inside with most hotels. */
  readonly places: readonly PlaceFacts[]
}

export interface LandingText {
  readonly title: string
  readonly subtitle: string
  readonly pageTitle: string
  readonly metaDescription: string
  readonly seo: { title: string; paragraphs: string[] }[]
}

export interface LandingTexts {
  /** "à Bruges et alentours". */
  around(place: PlaceFacts): string
  text(facts: LandingFacts): LandingText
  readonly sections: {
    readonly cities: string
    readonly regions: string
    /** Of France. */
    readonly departments: string
    /** Of the other countries. */
    readonly provinces: string
    readonly sights: string
    readonly sightsNear: string
    readonly areas: string
    readonly themes: string
    readonly nearby: string
  }
}

export const marketingLabels = ['favourite', 'exclusive', 'good-value', 'last-minute'] as const
export type MarketingLabel = (typeof marketingLabels)[number]
export const targetedLabels = ['flash-sale', 'gift-idea', 'eco-choice', 'family', 'couples', 'well-rated'] as const
export type TargetedLabelKey = (typeof targetedLabels)[number]

export interface Messages {
  /** Dates are `yyyy-MM-dd`; the year is omitted if it is that of `today`. */
  freeCancellation(deadline: string, today: string): string
  /** For a stay without dates. */
  readonly flexible: string
  readonly nonRefundable: string
  /** Why none of a hotel's stays can be booked. */
  readonly takesNoBookings: string
  /** Bookings of the last thirty days. */
  bookedRecently(count: number): string
  viewedToday(count: number): string
  availableUntil(date: string): string
  readonly marketing: Readonly<Record<MarketingLabel, string>>
  readonly targeted: Readonly<Record<TargetedLabelKey, string>>
  participants(count: number): string
  /** For guests who need several rooms. */
  rooms(count: number): string
  longDate(date: string): string
}
