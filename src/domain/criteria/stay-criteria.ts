import { defaultGuests, type Guests } from '../guests/guests.ts'
import { type ActivitySelection, selectionKey } from './activity-selection.ts'
import { partyAndDateKeys } from './party-and-dates.ts'
import type { StayDates } from './search-criteria.ts'

export const giftFormats = ['digital', 'physical'] as const
export type GiftFormat = (typeof giftFormats)[number]

/** Price buckets of a voucher: 1 Essential, 2 Serenity, 3 Liberty. */
export const buckets = [1, 2, 3] as const
export type Bucket = (typeof buckets)[number]

/** What the hash of a stay or hotel page carries. Plain JSON. */
export interface StayCriteria {
  readonly dates?: StayDates | undefined
  readonly guests: Guests
  /** Nights of a gift, 1 to 7. */
  readonly giftNights?: number | undefined
  readonly giftFormat: GiftFormat
  readonly giftAdults?: number | undefined
  /** Sub-element ids of the "sleeves" category, or `default`; sorted. */
  readonly sleeves: readonly string[]
  readonly bucket?: Bucket | undefined
  readonly upsell: 'availability' | 'none'
  /** The offer chosen before dates were. */
  readonly offerId?: number | undefined
  /** When the activities take place that need a date; what cannot be had on the dates of travel counts as not chosen. */
  readonly activities: ActivitySelection
  /** Scrolls to the hotel's offers. */
  readonly anchor?: 'products' | undefined
}

/** A stay page opened without anything chosen. */
export const noStayChoices: StayCriteria = { guests: defaultGuests, giftFormat: 'digital', sleeves: [], upsell: 'none', activities: {} }

/** Every key that the stay grammar reads; `giftAdult` and `night` are read, never written. */
export const stayKeys: readonly string[] = [
  ...partyAndDateKeys,
  'giftNights',
  'giftFormat',
  'giftAdults',
  'giftAdult',
  'sleeves',
  'bucket',
  'upsell',
  'offerId',
  selectionKey,
  'anchor',
]
