import { island } from '../../hydration/island.ts'
import { YearPricesProps } from './props.ts'
import YearPrices from './YearPrices.tsx'

export const yearPrices = island({ name: 'year-prices', component: YearPrices, props: YearPricesProps })
