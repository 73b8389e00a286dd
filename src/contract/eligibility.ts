import * as v from 'valibot'
import { Cents, IsoDate } from './scalars.ts'

/** `GET /purchase/alma/eligibility`. Fees in cents, added to the first instalment. */
export const Eligibility = v.object({
  paymentMethods: v.array(v.object({ type: v.picklist(['deferred', '3x', '4x']), paymentFee: Cents, deferredTo: v.optional(IsoDate) })),
})
export type Eligibility = v.InferOutput<typeof Eligibility>
