import * as v from 'valibot'
import { markets, type Market, pointOfSale } from '../../src/market/markets.ts'
import { HttpError } from './http-error.ts'

export const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max))

export const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', '']),
  v.transform((text) => text !== 'false' && text !== '0'),
)

export const guestEntries = {
  adult: v.optional(whole(1, 20), '2'),
  child: v.optional(whole(0, 10), '0'),
  baby: v.optional(whole(0, 10), '0'),
  singleRoom: v.optional(flag),
}

export const PointOfSale = v.pipe(v.string(), v.maxLength(10))

export function marketAtPointOfSale(name: string, field: string): Market {
  const market = markets.find((candidate) => pointOfSale(candidate) === name)
  if (!market) throw new HttpError(400, 'invalid-parameter', `${field}: unknown`, field)
  return market
}
