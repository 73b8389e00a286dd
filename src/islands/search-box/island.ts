import { island } from '../../hydration/island.ts'
import { SearchBoxProps } from './props.ts'
import SearchBox from './SearchBox.tsx'

export const searchBox = island({ name: 'search-box', component: SearchBox, props: SearchBoxProps })
