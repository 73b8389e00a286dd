import type { AddressField } from './fields.ts'

export const giftFormats = ['digital', 'physical'] as const
export type GiftFormat = (typeof giftFormats)[number]

/** Price levels of a gift: 1 is Essential, 2 Serenity, 3 Liberty. */
export const buckets = [1, 2, 3] as const
export type Bucket = (typeof buckets)[number]

/** Any other value is read as the default, which is not written. */
const choice = <Value extends string | number, Default extends string | undefined>(
  key: string,
  values: readonly Value[],
  defaultValue: Default,
): AddressField<Value | Default> => ({
  read: (parameters) => values.find((value) => `${value}` === parameters.get(key)) ?? defaultValue,
  write: (value) => [[key, value === defaultValue ? undefined : value]],
})

export const giftChoice = {
  giftFormat: choice('giftFormat', ['physical'], 'digital'),
  bucket: choice('bucket', buckets, undefined),
  upsell: choice('upsell', ['availability'], 'none'),
}
