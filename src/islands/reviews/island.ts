import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import Reviews from './Reviews.tsx'

export const ReviewsProps = v.object({
  hotel: Id,
  count: Count,
})
export type ReviewsProps = v.InferOutput<typeof ReviewsProps>

export const reviews = island({ name: 'reviews', component: Reviews, props: ReviewsProps })
