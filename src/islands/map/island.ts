import { island } from '../../hydration/island.ts'
import { SearchBase } from '../results/search-base-props.ts'
import ResultsMap from './ResultsMap.tsx'

/** The search page's map: a button, and the overlay it opens. */
export const resultsMap = island({ name: 'map', component: ResultsMap, props: SearchBase })
