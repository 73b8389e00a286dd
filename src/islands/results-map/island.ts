import { island } from '../../hydration/island.ts'
import { SearchBase } from '../../contract/search-base.ts'
import ResultsMap from './ResultsMap.tsx'

export const resultsMap = island({ name: 'results-map', component: ResultsMap, props: SearchBase })
