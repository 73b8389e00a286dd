import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isOpenAbove, priceOfThumbs, stayPriceBounds, thumbsOf } from '../../../domain/search/price-bounds.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { FilterDraftState } from '../draft.ts'
import { RangeSlider } from '../../controls/slider/RangeSlider.tsx'
import type { Thumb } from '../../controls/slider/thumbs.ts'
import css from './Range.module.css'

/** Euros offered without scripts. */
const steps = [50, 75, 100, 150, 200]

/** Slider that is open at both ends; select fields without scripts. */
export function PriceRange({ draft }: { draft: FilterDraftState }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters } = draft
  const thumbs = thumbsOf(filters.price)
  const euro = (value: number) => formatPrice(value * 100, market)
  const formatValue = (value: number, thumb: Thumb) => (thumb === 'max' && isOpenAbove(value) ? `${euro(value)}+` : euro(value))
  return (
    <div className={css.range}>
      <div className={css.scripted}>
        <p className={css.values}>
          <b>{formatValue(thumbs.min, 'min')}</b> – <b>{formatValue(thumbs.max, 'max')}</b>
        </p>
        <RangeSlider
          track={stayPriceBounds}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, price: priceOfThumbs(moved) })}
          names={{ min: t`Lowest price`, max: t`Highest price` }}
          formatValue={formatValue}
        />
      </div>
      <div className={css.plain}>
        <Choice name="priceMin" label={t`Lowest price`} none={t`Any`} chosen={filters.price?.min} offered={steps} formatValue={euro} />
        <Choice name="priceMax" label={t`Highest price`} none={t`Any`} chosen={filters.price?.max} offered={steps} formatValue={euro} />
      </div>
    </div>
  )
}

function Choice(props: {
  name: string
  label: string
  none: string
  chosen: number | undefined
  offered: readonly number[]
  formatValue: (euro: number) => string
}): ReactNode {
  const values = [...new Set([...props.offered, ...(props.chosen === undefined ? [] : [props.chosen / 100])])].sort((a, b) => a - b)
  return (
    <label className={css.choice}>
      {props.label}
      <select key={props.chosen} name={props.name} defaultValue={props.chosen ?? ''}>
        <option value="">{props.none}</option>
        {values.map((euro) => (
          <option key={euro} value={euro * 100}>
            {props.formatValue(euro)}
          </option>
        ))}
      </select>
    </label>
  )
}
