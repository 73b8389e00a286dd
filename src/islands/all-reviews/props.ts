import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'

export const AllReviewsProps = v.object({
  hotel: Id,
  count: Count,
})
export type AllReviewsProps = v.InferOutput<typeof AllReviewsProps>
