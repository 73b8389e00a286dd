import { island } from '../../hydration/island.ts'
import { SearchBase } from '../../contract/search-base.ts'
import Sort from './Sort.tsx'

export const sort = island({ name: 'sort', component: Sort, props: SearchBase })
