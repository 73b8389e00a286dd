import * as v from 'valibot'
import { Cents, Count, Id, SignedCents } from '../../../contract/scalars.ts'

export const ExtraProps = v.object({
  choices: v.object({
    extras: v.pipe(v.array(v.object({ label: v.string(), price: SignedCents })), v.readonly()),
    products: v.pipe(v.array(v.object({ id: Id, extras: v.pipe(v.array(Count), v.readonly()) })), v.readonly()),
  }),
  /** Cents by product, at the standard rate, for the query's dates and guests. */
  prices: v.optional(v.record(v.string(), Cents)),
})
export type ExtraProps = v.InferOutput<typeof ExtraProps>
