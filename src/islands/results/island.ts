import { island } from '../../hydration/island.ts'
import { ResultsProps } from './props.ts'
import Results from './Results.tsx'

export const results = island({ name: 'results', component: Results, props: ResultsProps })
