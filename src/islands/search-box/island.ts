import { island } from '../../hydration/island.ts'
import { SearchBoxProps } from './props.ts'
import SearchBox from './SearchBox.tsx'
import { withoutShownThemes } from './shown-themes.ts'

export const searchBox = island({ name: 'search-box', component: SearchBox, props: SearchBoxProps, written: withoutShownThemes })
