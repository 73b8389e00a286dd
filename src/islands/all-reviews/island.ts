import { island } from '../../hydration/island.ts'
import AllReviews from './AllReviews.tsx'
import { AllReviewsProps } from './props.ts'

export const allReviews = island({ name: 'all-reviews', component: AllReviews, props: AllReviewsProps })
