import type { SubElementKey } from '../../contract/gifts.ts'
import { datesField, giftNights, guestsField } from '../address/dates-and-guests.ts'
import { giftChoice } from '../address/gift-choice.ts'
import { type AddressField, readFields, type ValuesOf } from '../address/fields.ts'
import { listOf, wholeIn } from '../address/parameters.ts'
import { type ActivitySelection, formatActivitySelection, parseActivitySelection, selectionKey } from './activity-selection.ts'
import { guestLimits } from '../guests/guests.ts'

const giftAdults: AddressField<number | undefined> = {
  keys: ['giftAdults', 'giftAdult'],
  read: (parameters) =>
    wholeIn(parameters.get('giftAdults') ?? parameters.get('giftAdult'), guestLimits.adults.min, guestLimits.adults.max),
  write: (adults) => [['giftAdults', adults]],
}

const chosenOf = (key: SubElementKey): AddressField<readonly string[]> => ({
  repeated: [key],
  read: (parameters) => listOf(parameters.getAll(key)),
  write: (ids) => [[key, ids.join(',')]],
})

const idOf = (key: string, highest: number): AddressField<number | undefined> => ({
  read: (parameters) => wholeIn(parameters.get(key), 1, highest),
  write: (id) => [[key, id]],
})

const activities: AddressField<ActivitySelection> = {
  keys: [selectionKey],
  repeated: [selectionKey],
  read: (parameters) => parseActivitySelection(parameters.getAll(selectionKey)),
  write: (selection) => [[selectionKey, formatActivitySelection(selection)]],
}

const anchor: AddressField<'products' | undefined> = {
  read: (parameters) => (parameters.get('anchor') === 'products' ? 'products' : undefined),
  write: (name) => [['anchor', name]],
}

/** Addresses have their keys in this order. */
export const stayFields = {
  dates: datesField,
  guests: guestsField,
  giftNights,
  giftFormat: giftChoice.giftFormat,
  giftAdults,
  sleeves: chosenOf('sleeves'),
  additions: chosenOf('additions'),
  bucket: giftChoice.bucket,
  upsell: giftChoice.upsell,
  offerId: idOf('offerId', 999_999_999),
  /** A product of another stay is ignored. */
  extra: idOf('extra', 999_999_999),
  /** Dates that are no longer available are ignored. */
  activities,
  anchor,
}

/** Plain JSON, so that islands can have it as a prop. */
export type StayCriteria = ValuesOf<typeof stayFields>

export const noStayChoices: StayCriteria = /* @__PURE__ */ readFields(stayFields, new URLSearchParams(), undefined)
