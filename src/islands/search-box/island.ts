import { island } from '../../hydration/island.ts'
import { SearchBoxProps } from './props.ts'
import SearchBox from './SearchBox.tsx'

/** The search of home, search, 404 and minisite pages: place, dates, guests. A GET form without scripts. */
export const searchBox = island({ name: 'search-box', component: SearchBox, props: SearchBoxProps })
