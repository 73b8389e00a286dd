import { island } from '../../hydration/island.ts'
import { ResultsProps } from './props.ts'
import Results from './Results.tsx'

/** The results section of a search page once the hash carries criteria; stands in a `<Takeover>` around the server's section. */
export const results = island({ name: 'results', component: Results, props: ResultsProps })
