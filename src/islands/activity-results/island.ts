import { island } from '../../hydration/island.ts'
import ActivityResults from './ActivityResults.tsx'
import { ActivityResultsProps } from './props.ts'

export const activityResults = island({ name: 'activity-results', component: ActivityResults, props: ActivityResultsProps })
