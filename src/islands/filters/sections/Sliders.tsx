import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FacetsResponse } from '../../../contract/facets.ts'
import { withAround } from '../../../domain/filters/around.ts'
import { priceBars } from '../../../domain/filters/price-histogram.ts'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { distanceBounds } from '../../../domain/search/distance-bounds.ts'
import { type PriceBounds, priceBoundsOf, priceOfThumbs, thumbsOf } from '../../../domain/search/price-bounds.ts'
import { priceEnds } from '../../../domain/search/price-ends.ts'
import { formatDistance } from '../../../ui/format/number.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { RangeSlider } from '../../controls/slider/RangeSlider.tsx'
import type { Thumb } from '../../controls/slider/thumbs.ts'
import type { FilterDraftState } from '../use-draft.ts'
import options from './Options.module.css'
import css from './Range.module.css'
import { usePriceUnit } from './use-price-unit.ts'

/** A thumb at its end of the track leaves that end open. */
export function PriceSlider({ draft, criteria }: { draft: FilterDraftState; criteria: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { flow, market } = useSite()
  const { filters, facets } = draft
  const bounds = priceBoundsOf(flow)
  const thumbs = thumbsOf(filters.price, bounds)
  const ends = priceEnds(filters.price, bounds)
  const texts: Record<Thumb, string> = {
    min: formatPrice(ends.min, market),
    max: `${formatPrice(ends.max, market)}${ends.isOpen ? '+' : ''}`,
  }
  const unit = usePriceUnit(criteria)
  return (
    <div className={css.range}>
      {facets && <PriceHistogram facets={facets} thumbs={thumbs} bounds={bounds} />}
      <div className={css.scripted}>
        <RangeSlider
          track={bounds}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, price: priceOfThumbs(moved, bounds) })}
          names={{ min: t`Lowest price`, max: t`Highest price` }}
          formatValue={(_, thumb) => texts[thumb]}
        />
        <p className={css.values}>
          <b>{texts.min}</b> – <b>{texts.max}</b> {unit}
        </p>
      </div>
    </div>
  )
}

export function DistanceSlider({ draft, criteria }: { draft: FilterDraftState; criteria: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters } = draft
  const bounds = distanceBounds(criteria.destination)
  const chosen = filters.distance
  const thumbs = chosen ?? bounds.initial
  const formatValue = (kilometres: number) => formatDistance(kilometres, market)
  if (!criteria.point) return <p className={css.hint}>{t`Choose a destination first: distances are measured from it.`}</p>
  return (
    <div className={css.range}>
      <div className={css.scripted}>
        <label className={options.option}>
          <input
            type="checkbox"
            data-live=""
            checked={chosen !== undefined}
            onChange={(event) => draft.set(withAround(filters, event.target.checked, bounds))}
          />
          <span>{t`Include offers around`}</span>
        </label>
        <p className={css.values} data-off={chosen ? undefined : ''}>
          <b>{formatValue(thumbs.min)}</b> – <b>{formatValue(thumbs.max)}</b>
        </p>
        <RangeSlider
          track={{ min: bounds.min, max: bounds.max, step: 1 }}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, distance: moved })}
          names={{ min: t`Shortest distance`, max: t`Longest distance` }}
          formatValue={formatValue}
          disabled={chosen === undefined}
        />
      </div>
    </div>
  )
}

const histogramHeight = 100

interface PriceHistogramProps {
  readonly facets: FacetsResponse
  readonly thumbs: { readonly min: number; readonly max: number }
  readonly bounds: PriceBounds
}

/** Hidden from assistive technology, which reads the slider. */
function PriceHistogram({ facets, thumbs, bounds }: PriceHistogramProps): ReactNode {
  const { min, max } = bounds
  const bars = priceBars(facets, thumbs, bounds)
  if (bars.length === 0) return null
  const path = (selected: boolean) =>
    bars
      .filter((bar) => bar.selected === selected && bar.height > 0)
      .map(
        ({ from, to, height: share }) =>
          `M${from - min} ${histogramHeight}v-${Math.ceil(share * histogramHeight)}h${to - from - 1}V${histogramHeight}z`,
      )
      .join('')
  return (
    <svg className={css.histogram} viewBox={`0 0 ${max - min} ${histogramHeight}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path(false)} />
      <path d={path(true)} className={css.selected} />
    </svg>
  )
}
