import { island } from '../../hydration/island.ts'
import ActivityResults from './ActivityResults.tsx'
import { ActivityResultsProps } from './props.ts'

/** The activities of the hash's criteria; stands in a `<Takeover>` around the server's section. */
export const activityResults = island({ name: 'activity-results', component: ActivityResults, props: ActivityResultsProps })
