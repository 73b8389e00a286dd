import type { SubElementKey } from '../../contract/gifts.ts'
import { datesField, giftNights, guestsField } from '../address/dates-and-guests.ts'
import { type Field, readFields, type ValuesOf } from '../address/fields.ts'
import { listOf, wholeIn } from '../address/parameters.ts'
import { type ActivitySelection, formatActivitySelection, parseActivitySelection, selectionKey } from './activity-selection.ts'
import { guestLimits } from '../guests/guests.ts'

export const giftFormats = ['digital', 'physical'] as const
export type GiftFormat = (typeof giftFormats)[number]

/** Price buckets of a voucher: 1 Essential, 2 Serenity, 3 Liberty. */
export const buckets = [1, 2, 3] as const
export type Bucket = (typeof buckets)[number]

const giftFormat: Field<GiftFormat> = {
  read: (parameters) => (parameters.get('giftFormat') === 'physical' ? 'physical' : 'digital'),
  write: (format) => [['giftFormat', format === 'digital' ? undefined : format]],
}

/** Alias: `giftAdult`. */
const giftAdults: Field<number | undefined> = {
  keys: ['giftAdults', 'giftAdult'],
  read: (parameters) =>
    wholeIn(parameters.get('giftAdults') ?? parameters.get('giftAdult'), guestLimits.adults.min, guestLimits.adults.max),
  write: (adults) => [['giftAdults', adults]],
}

/** Sub-element ids of a category. */
const chosenOf = (key: SubElementKey): Field<readonly string[]> => ({
  repeated: [key],
  read: (parameters) => listOf(parameters.getAll(key)),
  write: (ids) => [[key, ids.join(',')]],
})

const bucket: Field<Bucket | undefined> = {
  read(parameters) {
    const number = wholeIn(parameters.get('bucket'), 1, 3)
    return buckets.find((known) => known === number)
  },
  write: (number) => [['bucket', number]],
}

const upsell: Field<'availability' | 'none'> = {
  read: (parameters) => (parameters.get('upsell') === 'availability' ? 'availability' : 'none'),
  write: (name) => [['upsell', name === 'none' ? undefined : name]],
}

const offerId: Field<number | undefined> = {
  read: (parameters) => wholeIn(parameters.get('offerId'), 1, 99_999_999),
  write: (id) => [['offerId', id]],
}

const extra: Field<number | undefined> = {
  read: (parameters) => wholeIn(parameters.get('extra'), 1, 999_999_999),
  write: (product) => [['extra', product]],
}

const activities: Field<ActivitySelection> = {
  keys: [selectionKey],
  repeated: [selectionKey],
  read: (parameters) => parseActivitySelection(parameters.getAll(selectionKey)),
  write: (selection) => [[selectionKey, formatActivitySelection(selection)]],
}

const anchor: Field<'products' | undefined> = {
  read: (parameters) => (parameters.get('anchor') === 'products' ? 'products' : undefined),
  write: (name) => [['anchor', name]],
}

/** In the order in which they are written. */
export const stayFields = {
  dates: datesField,
  guests: guestsField,
  giftNights,
  giftFormat,
  giftAdults,
  /** One sub-element id of the "sleeves" category, or `default`. */
  sleeves: chosenOf('sleeves'),
  /** Sub-element ids of the "additions" category; sorted. */
  additions: chosenOf('additions'),
  bucket,
  upsell,
  offerId,
  /** The product that the stay is with the chosen extras; one that is not of this stay is ignored. */
  extra,
  /** A date that is not available during the stay is ignored. */
  activities,
  /** Scrolls to the hotel's offers. */
  anchor,
}

/** Plain JSON. */
export type StayCriteria = ValuesOf<typeof stayFields>

export const noStayChoices: StayCriteria = /* @__PURE__ */ readFields(stayFields, new URLSearchParams(), undefined)
