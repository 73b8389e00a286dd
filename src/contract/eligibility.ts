import * as v from 'valibot'
import { Cents, IsoDate } from './scalars.ts'

const Method = v.object({ type: v.picklist(['deferred', '3x', '4x']), paymentFee: Cents, deferredTo: v.optional(IsoDate) })
type Method = v.InferOutput<typeof Method>

/** Drops unknown types, and all but the first method of a type. */
function knownMethods(list: unknown[]): Method[] {
  const known = list.flatMap((entry) => {
    const method = v.safeParse(Method, entry)
    return method.success ? [method.output] : []
  })
  return known.filter(({ type }, at) => known.findIndex((other) => other.type === type) === at)
}

/** `GET /purchase/alma/eligibility`. A fee is added to the first instalment. */
export const Eligibility = v.object({ paymentMethods: v.pipe(v.array(v.unknown()), v.transform(knownMethods)) })
export type Eligibility = v.InferOutput<typeof Eligibility>
