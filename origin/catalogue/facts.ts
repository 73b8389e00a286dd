import type { Language, Locale } from '../../src/market/markets.ts'
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

/** One record of facts per hotel, stay, activity, box and review: every language's text is written from it, so that all agree. */

export interface PlaceFacts {
  id: number
  kind: string
  /** ISO 3166-1 alpha-2. */
  cc: string
  name: Record<Language, string>
  region?: Record<Language, string>
  country: Record<Language, string>
}

export interface HotelFacts {
  id: number
  name: string
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
  parking: { kind: 'free' | 'paid' | 'street'; euro: number }
  /** Year the house was built; rooms in all. */
  built: number
  roomCount: number
  /** Nearest sights: local name and whole kilometres (0 means within walking distance). */
  nearby: { name: Record<Language, string>; km: number }[]
  /** Minutes on foot to the nearest station, when there is one. */
  stationMinutes: number | null
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
  /** Index in the hotel's rooms. */
  room: number
  nights: { min: number; max: number }
  breakfast: boolean
  components: ComponentCode[]
  /** First is the main theme. */
  themes: ThemeCode[]
  /** The stay this one adds extras to: what is told of both, beside the programme, is told of that one. */
  base?: { id: number; components: ComponentCode[] }
}

/** An activity without a night. */
export interface ActivityFacts {
  id: number
  component: ComponentCode
  /** The activity centre's own name. */
  center: string
  place: PlaceFacts
  street: string
  zip: string
  lat: number
  lng: number
  minutes: number
  minAge: number
  /** Days open, ISO weekday numbers, and hours. */
  days: number[]
  hours: { from: string; to: string }
  adults: { min: number; max: number }
}

export interface BoxFacts {
  /** `210EBOX`, its physical twin `210PBOX`. */
  code: string
  theme: ThemeCode
  nights: number
  breakfast: boolean
  components: ComponentCode[]
  /** How many stays to choose from, rounded down to tens. */
  choice: number
  cc: string | null
}

export interface ReviewFacts {
  id: number
  hotelId: number
  locale: Locale
  customer: string
  type: 'couple' | 'family' | 'friends' | 'solo' | 'business'
  positives: ReviewPositive[]
  negatives: ReviewNegative[]
  /** Chooses between wordings of the same facts. */
  variant: number
}
