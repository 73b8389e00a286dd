import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'

export const ReviewsProps = v.object({
  hotel: Id,
  count: Count,
})
export type ReviewsProps = v.InferOutput<typeof ReviewsProps>
