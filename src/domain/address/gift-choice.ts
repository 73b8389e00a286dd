import type { Field } from './fields.ts'

export const giftFormats = ['digital', 'physical'] as const
export type GiftFormat = (typeof giftFormats)[number]

/** Price buckets of a voucher: 1 Essential, 2 Serenity, 3 Liberty. */
export const buckets = [1, 2, 3] as const
export type Bucket = (typeof buckets)[number]

const giftFormat: Field<GiftFormat> = {
  read: (parameters) => (parameters.get('giftFormat') === 'physical' ? 'physical' : 'digital'),
  write: (format) => [['giftFormat', format === 'digital' ? undefined : format]],
}

const bucket: Field<Bucket | undefined> = {
  read: (parameters) => buckets.find((known) => `${known}` === parameters.get('bucket')),
  write: (number) => [['bucket', number]],
}

const upsell: Field<'availability' | 'none'> = {
  read: (parameters) => (parameters.get('upsell') === 'availability' ? 'availability' : 'none'),
  write: (name) => [['upsell', name === 'none' ? undefined : name]],
}

/** What a giver chose on one stay and keeps for the next: in the address of stays, and of the search between them. */
export const giftChoice = { giftFormat, bucket, upsell }
