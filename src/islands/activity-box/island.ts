import { island } from '../../hydration/island.ts'
import ActivityBox from './ActivityBox.tsx'
import { ActivityBoxProps } from './props.ts'

export const activityBox = island({ name: 'activity-box', component: ActivityBox, props: ActivityBoxProps })
