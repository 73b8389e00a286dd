import * as v from 'valibot'
import { BoxCode, CountryCode, type GiftProduct } from '../../contract/gift-order.ts'
import { href, type Site } from '../../market/site.ts'
import { readParameters, wholeIn } from '../address/parameters.ts'
import { adultsInQuery } from '../activity/activity-guests.ts'
import { cleanValue, maxLengthOf } from '../field/field-error.ts'
import { bookedStay } from '../stay/booking-address.ts'
import { defaultBucket } from '../pricing/gift-price.ts'
import type { StayCriteria } from '../stay/criteria.ts'
import { parseStayCriteria } from '../stay/hash.ts'
import { digitalGift, formatOfBox, freeAmount, type GiftChoice } from './gift.ts'

/** Only the gifting checkout has these keys. */
export const giftKeys = ['code', 'amount', 'euros', 'id', 'customType', 'country'] as const

/** Returns the text of the field for another amount, if that is chosen. */
export function typedAmount(parameters: URLSearchParams): string | undefined {
  const typed = parameters.get('amount') === freeAmount ? parameters.get('euros') : null
  return typed?.slice(0, maxLengthOf({ kind: 'amount' })) || undefined
}

/** The bounds are cents. */
export const amountRule = ({ min, max }: { readonly min: number; readonly max: number }) =>
  ({ kind: 'amount', required: true, min: String(min / 100), max: String(max / 100) }) as const

/** Reads whole euros, also as typed ("50 €"); returns cents. */
export function cardAmount(parameters: URLSearchParams): number | undefined {
  const typed = typedAmount(parameters)
  const euros = wholeIn(typed === undefined ? parameters.get('amount') : cleanValue({ kind: 'amount' }, typed), 1, 9999)
  return euros === undefined ? undefined : euros * 100
}

type Reader = (parameters: URLSearchParams, criteria: StayCriteria, query: string) => GiftProduct | undefined

const readers: readonly Reader[] = [
  (_, { giftNights, bucket = defaultBucket, upsell }, query) => {
    const stayId = bookedStay(query)
    return stayId === undefined ? undefined : { type: 'SINGLEVOUCHER', stayId, nights: giftNights ?? 1, bucket, upsell }
  },
  (parameters) => {
    const code = parameters.get('code')
    return v.is(BoxCode, code) ? { type: 'BOX', code } : undefined
  },
  (parameters) => {
    const amount = cardAmount(parameters)
    return amount === undefined ? undefined : { type: 'GIFTCARD', amount }
  },
  (parameters, _, query) => {
    const activityId = wholeIn(parameters.get('id'), 1, 999_999_999)
    if (activityId === undefined) return undefined
    return {
      type: 'DIGITAL_ACTIVITY_ONLY',
      activityId,
      adults: adultsInQuery(query) ?? 2,
      ownUse: parameters.get('customType') === 'OWN_USE',
    }
  },
]

/** The code of a box decides its format; an activity has no parcel. */
export function readGiftChoice(query: string): GiftChoice | undefined {
  const parameters = readParameters(query)
  const criteria = parseStayCriteria(query)
  const gift = readers.reduce<GiftProduct | undefined>((found, read) => found ?? read(parameters, criteria, query), undefined)
  if (!gift) return undefined
  const country = parameters.get('country')
  const { sleeves, additions } = criteria
  return {
    gift,
    format: formatOf(gift, criteria),
    sleeves,
    additions,
    country: v.is(CountryCode, country) ? country : undefined,
    shownPrice: wholeIn(parameters.get('price'), 0, 999_999_999),
  }
}

function formatOf(gift: GiftProduct, { giftFormat }: StayCriteria): GiftChoice['format'] {
  if (gift.type === 'BOX') return formatOfBox(gift.code)
  return gift.type === 'DIGITAL_ACTIVITY_ONLY' ? 'digital' : giftFormat
}

type Query = Readonly<Record<string, string | number | undefined>>

function productQuery(gift: GiftProduct): Query {
  switch (gift.type) {
    case 'SINGLEVOUCHER': {
      const { stayId, nights, bucket, upsell } = gift
      return { product: stayId, giftNights: nights, bucket, upsell: upsell === 'none' ? undefined : upsell }
    }
    case 'BOX':
      return { code: gift.code }
    case 'GIFTCARD':
      return { amount: gift.amount / 100 }
    case 'DIGITAL_ACTIVITY_ONLY':
      return { id: gift.activityId, a: gift.adults, customType: gift.ownUse ? 'OWN_USE' : undefined }
  }
}

/** Holds nothing personal, because it becomes an address. */
export function giftQuery({ gift, format, sleeves, additions, country, shownPrice }: GiftChoice): Query {
  const parcel = format === 'physical'
  return {
    ...productQuery(gift),
    giftFormat: parcel ? format : undefined,
    sleeves: parcel ? sleeves.join(',') || undefined : undefined,
    additions: parcel ? additions.join(',') || undefined : undefined,
    country: parcel ? country : undefined,
    price: shownPrice,
  }
}

/** Whether both are the same gift, by whatever way it is sent. */
export function isSameGift(one: GiftChoice, other: GiftChoice): boolean {
  const [query, others] = [one, other].map((choice) => JSON.stringify(giftQuery(digitalGift(choice))))
  return query === others
}

export function giftCheckoutHref(site: Site, choice: GiftChoice, more: Query = {}): string {
  return href(site, 'giftCheckout', { query: { ...giftQuery(choice), ...more } })
}
