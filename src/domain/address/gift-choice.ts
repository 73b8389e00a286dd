import type { Field } from './fields.ts'

export const giftFormats = ['digital', 'physical'] as const
export type GiftFormat = (typeof giftFormats)[number]

/** Price buckets: 1 Essential, 2 Serenity, 3 Liberty. */
export const buckets = [1, 2, 3] as const
export type Bucket = (typeof buckets)[number]

/** `usual` replaces any other value, and is not written. */
const choice = <Value extends string | number, Usual extends string | undefined>(
  key: string,
  values: readonly Value[],
  usual: Usual,
): Field<Value | Usual> => ({
  read: (parameters) => values.find((value) => `${value}` === parameters.get(key)) ?? usual,
  write: (value) => [[key, value === usual ? undefined : value]],
})

/** Carried from one stay to the next. */
export const giftChoice = {
  giftFormat: choice('giftFormat', ['physical'], 'digital'),
  bucket: choice('bucket', buckets, undefined),
  upsell: choice('upsell', ['availability'], 'none'),
}
