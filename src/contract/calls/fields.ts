import * as v from 'valibot'
import { wholeNumber } from '../scalars.ts'

export const PathId = wholeNumber(1, 999_999_999)

/** Availability, quotes and offers belong to a product (B5.10). */
export const ProductId = wholeNumber(1, 999_999_999, 'Product ID is required')

export const guests = {
  adult: v.optional(wholeNumber(1, 20), '2'),
  child: v.optional(wholeNumber(0, 10), '0'),
  baby: v.optional(wholeNumber(0, 10), '0'),
}

export const Flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

export const True = v.pipe(
  v.picklist(['true', '1']),
  v.transform((): true => true),
)

/** The code of a kind of gift box, which is public. */
export const BoxCode = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
