/** The sliders of the bar, a part: nothing needs them before their dropdown is opened. */
export { DistanceRange } from './DistanceRange.tsx'
export { PriceRange } from './PriceRange.tsx'
