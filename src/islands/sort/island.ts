import { island } from '../../hydration/island.ts'
import { SearchBase } from '../results/search-base-props.ts'
import Sort from './Sort.tsx'

/** The search page's "Sort by". */
export const sort = island({ name: 'sort', component: Sort, props: SearchBase })
