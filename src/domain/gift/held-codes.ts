import * as v from 'valibot'
import { Email } from '../../contract/email.ts'
import { GiftCode } from '../../contract/gift-code.ts'
import { OrderReference } from '../../contract/order.ts'

/** A code that was signed in with. `email` is what opens a voucher. */
export const HeldCode = v.object({ reference: OrderReference, code: GiftCode, email: v.optional(Email) })
export type HeldCode = v.InferOutput<typeof HeldCode>

/** As many as fit into a cookie of 4 KB with the longest addresses. */
export const maxHeldCodes = 5

/** Adds the code of a gift before the others; the oldest is signed out where there are too many. */
export const withHeldCode = (held: readonly HeldCode[], added: HeldCode): readonly HeldCode[] =>
  [added, ...withoutHeldCode(held, added.reference)].slice(0, maxHeldCodes)

export const withoutHeldCode = (held: readonly HeldCode[], reference: string): readonly HeldCode[] =>
  held.filter((other) => other.reference !== reference)
