import { island } from '../../hydration/island.ts'
import { ReviewsProps } from './props.ts'
import Reviews from './Reviews.tsx'

/** All the reviews of a hotel: a button, and the modal it opens. */
export const reviews = island({ name: 'reviews', component: Reviews, props: ReviewsProps })
