import type { ReactNode } from 'react'
import type { FacetsResponse } from '../../../contract/facets.ts'
import { priceBars } from '../../../domain/filters/price-histogram.ts'
import { stayPriceBounds } from '../../../domain/search/price-bounds.ts'
import css from './PriceHistogram.module.css'

const { min, max } = stayPriceBounds
const height = 100

/** Assistive technology reads the slider. */
export function PriceHistogram({ facets, thumbs }: { facets: FacetsResponse; thumbs: { min: number; max: number } }): ReactNode {
  const bars = priceBars(facets, thumbs)
  if (bars.length === 0) return null
  const path = (selected: boolean) =>
    bars
      .filter((bar) => bar.selected === selected && bar.height > 0)
      .map(({ from, to, height: share }) => `M${from - min} ${height}v-${Math.ceil(share * height)}h${to - from - 1}V${height}z`)
      .join('')
  return (
    <svg className={css.histogram} viewBox={`0 0 ${max - min} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path(false)} />
      <path d={path(true)} className={css.selected} />
    </svg>
  )
}
