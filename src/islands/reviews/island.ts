import { island } from '../../hydration/island.ts'
import Reviews from './Reviews.tsx'
import { ReviewsProps } from './props.ts'

export const reviews = island({ name: 'reviews', component: Reviews, props: ReviewsProps })
