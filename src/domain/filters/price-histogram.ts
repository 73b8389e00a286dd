import type { FacetsResponse } from '../../contract/facets.ts'
import type { PriceBounds } from '../search/price-bounds.ts'

/** `from` and `to` are whole euros, `height` is 0 to 1. */
export interface PriceBar {
  readonly from: number
  readonly to: number
  readonly height: number
  readonly selected: boolean
}

interface Range {
  readonly min: number
  readonly max: number
}

export function priceBars({ properties }: FacetsResponse, thumbs: Range, { min, max }: PriceBounds): PriceBar[] {
  const steps = properties.find(({ propertyType }) => propertyType === 'price')?.values ?? []
  const highest = Math.max(0, ...steps.map(({ count }) => count))
  if (highest === 0) return []
  const inside = (euros: number) => Math.min(max, Math.max(min, euros))
  return steps.map(({ id, count }, at) => {
    const from = inside(Number(id) / 100)
    const to = inside(Number(steps[at + 1]?.id ?? max * 100) / 100)
    return { from, to, height: count / highest, selected: to > thumbs.min && from < thumbs.max }
  })
}
