import * as v from 'valibot'
import type { HeldGift } from '../../contract/beneficiary.ts'
import { Email } from '../../contract/email.ts'
import { GiftCode } from '../../contract/gift-code.ts'
import { BoxCode } from '../../contract/gift-order.ts'
import { OrderReference } from '../../contract/order.ts'
import { Cents, Id, IsoDate } from '../../contract/scalars.ts'

/**
 * What a voucher or a box pays of a stay, which never changes: pages of redeeming begin with it, before the upstream has said what the gift is by
 * now. It has either the public code of the box, or the stay of the voucher. `value` in cents.
 */
export const StayTerms = v.object({
  box: v.optional(BoxCode),
  stay: v.optional(Id),
  value: Cents,
  nights: Id,
  validUntil: IsoDate,
})
export type StayTerms = v.InferOutput<typeof StayTerms>

export function stayTermsOf({ gift, value, nights, validUntil }: HeldGift): StayTerms | undefined {
  if (nights === undefined) return undefined
  if (gift.type === 'BOX') return { box: gift.code, value, nights, validUntil }
  return gift.type === 'SINGLEVOUCHER' ? { stay: gift.stayId, value, nights, validUntil } : undefined
}

/** A code that was signed in with. `email` is what opens a voucher. */
export const HeldCode = v.object({
  reference: OrderReference,
  code: GiftCode,
  email: v.optional(Email),
  terms: v.optional(StayTerms),
})
export type HeldCode = v.InferOutput<typeof HeldCode>

/** As many as fit into a cookie of 4 KB with the longest addresses. */
export const maxHeldCodes = 5

/** Adds the code of a gift before the others; the oldest is signed out where there are too many. */
export const withHeldCode = (held: readonly HeldCode[], added: HeldCode): readonly HeldCode[] =>
  [added, ...withoutHeldCode(held, added.reference)].slice(0, maxHeldCodes)

export const withoutHeldCode = (held: readonly HeldCode[], reference: string): readonly HeldCode[] =>
  held.filter((other) => other.reference !== reference)
