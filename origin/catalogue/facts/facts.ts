import type { Language, Locale } from '../../../src/market/markets.ts'
import type {
  Bedding,
  ComponentCode,
  EcoCode,
  Environment,
  FacilityCode,
  HotelType,
  ReviewNegative,
  ReviewPositive,
  RoomFacility,
  RoomType,
  Style,
  ThemeCode,
  View,
} from './codes.ts'

/** Facts of each catalogue record. The texts of every language are written from them, so that all agree. */

export interface PlaceFacts {
  id: number
  kind: string
  cc: string
  name: Record<Language, string>
  region?: Record<Language, string>
  country: Record<Language, string>
}

export interface HotelFacts {
  id: number
  name: string
  /** Whether verbs after the name are plural: "Les Suites du Palais". */
  plural: boolean
  place: PlaceFacts
  street: string
  zip: string
  lat: number
  lng: number
  stars: number
  type: HotelType
  environment: Environment
  styles: Style[]
  facilities: FacilityCode[]
  eco: EcoCode[]
  /** Pets: price in euro a night, or null when refused. */
  pets: { price: number; maxWeight: number; max: number } | null
  checkin: string
  checkout: string
  breakfast: { from: string; to: string }
  /** `none` in a town without roads, `mainland` on an island to which visitors bring no cars. */
  parking: { kind: 'free' | 'paid' | 'street' | 'none' | 'mainland' | 'valley'; euro: number }
  built: number
  roomCount: number
  /** Sights and towns, the nearest first; a town is a landmark of distances, not a sight. */
  nearby: { name: Record<Language, string>; km: number; town: boolean }[]
  /** Whether its town has a railway station. */
  station: boolean
  /** Kilometres to the nearest centre or known park that sells a component without a night, where one is nearby. */
  centres?: Partial<Record<ComponentCode, number>>
  rooms: RoomFacts[]
  active: boolean
}

export interface RoomFacts {
  type: RoomType
  sqm: number
  bedding: Bedding
  view: View
  facilities: RoomFacility[]
  capacity: number
  maxCapacity: number
}

export interface StayFacts {
  id: number
  hotelId: number
  room: number
  nights: { min: number; max: number }
  breakfast: boolean
  components: ComponentCode[]
  themes: ThemeCode[]
  /** The stays of the hotel before this one with the same main theme, which have other titles. */
  before?: Pick<StayFacts, 'id' | 'nights' | 'breakfast' | 'components' | 'themes'>[]
  /** The stay that extras were added to: title and description are its own. */
  base?: { id: number; components: ComponentCode[] }
}

export interface ActivityFacts {
  id: number
  component: ComponentCode
  center: string
  place: PlaceFacts
  street: string
  zip: string
  lat: number
  lng: number
  minutes: number
  minAge: number
  days: number[]
  hours: { from: string; to: string }
  adults: { min: number; max: number }
  /** Landscape around it, which its pictures fit. */
  environment: Environment
}

export interface BoxFacts {
  /** `210EBOX`; its physical twin is `210PBOX`. */
  code: string
  theme: ThemeCode
  nights: number
  breakfast: boolean
  components: ComponentCode[]
  /** The tens below the number of hotels to choose from. */
  choice: number
  cc: string | null
}

export interface ReviewFacts {
  id: number
  hotelId: number
  locale: Locale
  customer: string
  type: 'couple' | 'family' | 'friends' | 'solo' | 'business'
  /** Tenths. */
  average: number
  positives: ReviewPositive[]
  negatives: ReviewNegative[]
  /** Selects one of several forms. */
  variant: number
  /** How many reviews of the hotel in this language have the same praise or criticism already, in the order of the lists. */
  turns: { positives: number[]; negatives: number[] }
  /** How many reviews of the hotel in this language come before. */
  rank: number
}
