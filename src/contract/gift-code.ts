import * as v from 'valibot'
import { Cents } from './scalars.ts'

/** Letters and digits of a gift's code. Those that look alike are left out. */
export const giftCodeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const group = `[${giftCodeLetters}]{4}`

/** Opens a gift: three groups of four, such as `JWRS-7KMA-Q2XN`. It is in no address, log, cache or message of an error. */
export const GiftCode = v.pipe(v.string(), v.regex(new RegExp(`^${group}-${group}-${group}$`), 'This is no code of a gift.'))
export type GiftCode = string

/** The voucher or box that pays a part of a booking, or all of it. `amount` in cents. */
export const GiftPayment = v.object({ code: GiftCode, amount: v.pipe(Cents, v.minValue(1)) })
export type GiftPayment = v.InferOutput<typeof GiftPayment>
