/** Part: loaded when a dropdown opens. */
export { DistanceRange } from './DistanceRange.tsx'
export { PriceRange } from './PriceRange.tsx'
