import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'

export const MissedOffersProps = v.object({
  /** The partner's number, inside a minisite. */
  minisite: v.optional(Id),
})
export type MissedOffersProps = v.InferOutput<typeof MissedOffersProps>
