import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { priceOfThumbs, stayPriceBounds, thumbsOf } from '../../../domain/search/price-bounds.ts'
import { priceEnds } from '../../../domain/search/price-ends.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { RangeSlider } from '../../controls/slider/RangeSlider.tsx'
import type { Thumb } from '../../controls/slider/thumbs.ts'
import type { FilterDraftState } from '../draft.ts'
import { PriceHistogram } from './PriceHistogram.tsx'
import { usePriceUnit } from './use-price-unit.ts'
import css from './Range.module.css'

/** Per night for the guests, of a gift as a whole. Open at both ends. */
export function PriceRange({ draft, criteria }: { draft: FilterDraftState; criteria: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters, facets } = draft
  const thumbs = thumbsOf(filters.price)
  const ends = priceEnds(filters.price)
  const texts: Record<Thumb, string> = {
    min: formatPrice(ends.min, market),
    max: `${formatPrice(ends.max, market)}${ends.isOpen ? '+' : ''}`,
  }
  const unit = usePriceUnit(criteria)
  return (
    <div className={css.range}>
      {facets && <PriceHistogram facets={facets} thumbs={thumbs} />}
      <div className={css.scripted}>
        <RangeSlider
          track={stayPriceBounds}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, price: priceOfThumbs(moved) })}
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
