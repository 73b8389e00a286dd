import type { Activity, Room } from '../../src/contract/stay.ts'
import type { Locale } from '../../src/market/markets.ts'
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
} from '../catalogue/codes.ts'
import type { ActivityFacts, BoxFacts, HotelFacts, PlaceFacts, ReviewFacts, RoomFacts, StayFacts } from '../catalogue/facts.ts'

/** Everything the catalogue says in one locale: tables by code, and pure functions from facts to sentences. */
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
  /** `label` as on a tag or a filter, `slug` as in `/week-ends/{slug}`, unique within the language. */
  readonly theme: Readonly<Record<ThemeCode, { readonly label: string; readonly slug: string }>>
  readonly hotelType: Readonly<Record<HotelType, string>>
  readonly environment: Readonly<Record<Environment, string>>
  readonly style: Readonly<Record<Style, string>>
  readonly facility: Readonly<Record<FacilityCode, string>>
  readonly ecoFacility: Readonly<Record<EcoCode, string>>
  readonly roomType: Readonly<Record<RoomType, string>>
  readonly bedding: Readonly<Record<Bedding, string>>
  readonly view: Readonly<Record<View, string>>
  readonly roomFacility: Readonly<Record<RoomFacility, string>>
  /** Short name of a component: a filter's choice, a tag. */
  readonly component: Readonly<Record<ComponentCode, string>>
  /** Names of the groups of the Activities filter. */
  readonly componentGroup: Readonly<Record<ComponentGroup, string>>
  /** "4 étoiles"; 0 has a label too. */
  stars(stars: number): string
  /** Breadcrumb and menu name of the stays route: "Week-ends". */
  readonly stays: string
  readonly activities: string
  readonly boxes: string
  readonly home: string
}

export interface PlaceTexts {
  /** "Bruges". */
  name(place: PlaceFacts): string
  /** "à Bruges", "en Bretagne", "sur la Côte d'Azur". */
  in(place: PlaceFacts): string
  /** "en Flandre-Occidentale"; the country ("en Belgique") when the place has no region. */
  inRegion(place: PlaceFacts): string
  /** "en Belgique". */
  inCountry(place: PlaceFacts): string
  /** As on a card: "Bruges, Flandre-Occidentale". */
  label(place: PlaceFacts): string
}

export interface StayTexts {
  /** A short appealing title of the offer, without the hotel's name. */
  label(stay: StayFacts, hotel: HotelFacts): string
  /** "1 nuit avec petit-déjeuner", "Accès au spa" … for this number of nights. */
  headwords(stay: StayFacts, nights: number): string[]
  /** What the stay includes, line by line, the room first. For the shortest stay unless `nights` is given. */
  programLines(stay: StayFacts, hotel: HotelFacts, nights?: number): string[]
  /** One line without the room: "2 nuits, petit-déjeuner et accès au spa". */
  shortProgram(stay: StayFacts, nights: number): string
  /** Two or three paragraphs, separated by an empty line; 400 to 700 characters. */
  description(stay: StayFacts, hotel: HotelFacts): string
  metaTitle(stay: StayFacts, hotel: HotelFacts): string
  metaDescription(stay: StayFacts, hotel: HotelFacts): string
}

export interface HotelTexts {
  /** Two or three paragraphs, separated by an empty line; 500 to 900 characters. */
  description(hotel: HotelFacts): string
  /** How to get there, line by line. */
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

/** An entry of the stay's programme; its id and picture are the catalogue's business. */
export type ComponentEntry = Omit<Activity, 'activityId' | 'icon' | 'image'>

export interface ComponentTexts {
  entry(code: ComponentCode, stay: StayFacts, hotel: HotelFacts): ComponentEntry
  breakfast(hotel: HotelFacts): ComponentEntry
}

export interface ActivityTexts {
  label(activity: ActivityFacts): string
  /** Two paragraphs, separated by an empty line. */
  description(activity: ActivityFacts): string
  headwords(activity: ActivityFacts): string[]
  duration(activity: ActivityFacts): string
  schedules(activity: ActivityFacts): string
  /** What it consists of, line by line. */
  composition(activity: ActivityFacts): string[]
  niceToKnow(activity: ActivityFacts): string[]
  importantInfo(activity: ActivityFacts): string[]
  metaTitle(activity: ActivityFacts): string
  metaDescription(activity: ActivityFacts): string
}

export interface BoxTexts {
  title(box: BoxFacts): string
  slug(box: BoxFacts): string
  includedContent(box: BoxFacts): string[]
  description(box: BoxFacts): string
}

/** In the review's own language: call it on the texts of `review.locale`. Undefined when the guest wrote nothing of the kind. */
export interface ReviewTexts {
  positive(review: ReviewFacts): string | undefined
  negative(review: ReviewFacts): string | undefined
}

export interface LandingFacts {
  readonly place?: PlaceFacts | undefined
  readonly theme?: ThemeCode | undefined
  /** Stays and hotels found. */
  readonly stays: number
  readonly hotels: number
  /** Lowest price in cents, for two and the shortest stay. */
  readonly fromPrice?: number | undefined
  /** Themes with the most stays here, most first. */
  readonly themes: readonly ThemeCode[]
  /** Places inside (or around) with the most stays, most first. */
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
  text(facts: LandingFacts): LandingText
  /** Titles of the suggestion links. */
  readonly sections: {
    readonly cities: string
    readonly regions: string
    readonly areas: string
    readonly themes: string
    readonly nearby: string
  }
}

export const marketingLabels = ['favourite', 'new', 'bestseller', 'exclusive', 'good-value', 'last-minute'] as const
export type MarketingLabel = (typeof marketingLabels)[number]
export const targetedLabels = ['flash-sale', 'gift-idea', 'eco-choice', 'family', 'couples', 'well-rated'] as const
export type TargetedLabelKey = (typeof targetedLabels)[number]

export interface Messages {
  /** "Modification gratuite jusqu'au 3 mai"; the year is said when it is not that of `today`. Both are `yyyy-MM-dd`. */
  freeCancellation(deadline: string, today: string): string
  /** When no deadline is known yet, before dates are chosen. */
  readonly flexible: string
  readonly nonRefundable: string
  /** Why a hotel's stays cannot be booked, where it says so itself. */
  readonly takesNoBookings: string
  /** Bookings of the last thirty days, on our site. */
  bookedRecently(count: number): string
  /** Visitors of the last day. */
  viewedToday(count: number): string
  /** "Offre valable jusqu'au 3 mai". */
  availableUntil(date: string): string
  readonly marketing: Readonly<Record<MarketingLabel, string>>
  readonly targeted: Readonly<Record<TargetedLabelKey, string>>
  /** "Pour 2 personnes". */
  participants(count: number): string
  /** "Prix pour 2 chambres": said when a party needs more than one. */
  rooms(count: number): string
  /** "3 mai 2026", "ma 3 mei" …: `yyyy-MM-dd` in full, with the year. */
  longDate(date: string): string
}
