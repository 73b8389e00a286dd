import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isOpenAbove, priceOfThumbs, stayPriceBounds, thumbsOf } from '../../../domain/filters/price-slider.ts'
import { price } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { Draft } from '../draft.ts'
import { RangeSlider } from '../slider/RangeSlider.tsx'
import type { Thumb } from '../slider/thumbs.ts'
import css from './Range.module.css'

/** Euro offered without scripts, where there is no slider. */
const steps = [50, 75, 100, 150, 200]

/** The price of a stay between two thumbs, open at both ends; two lists without scripts. */
export function PriceRange({ draft }: { draft: Draft }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters } = draft
  const thumbs = thumbsOf(filters.price)
  const euro = (value: number) => price(value * 100, market)
  const say = (value: number, thumb: Thumb) => (thumb === 'max' && isOpenAbove(value) ? `${euro(value)}+` : euro(value))
  return (
    <div className={css.range}>
      <div className={css.scripted}>
        <p className={css.values}>
          <b>{say(thumbs.min, 'min')}</b> – <b>{say(thumbs.max, 'max')}</b>
        </p>
        <RangeSlider
          track={stayPriceBounds}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, price: priceOfThumbs(moved) })}
          names={{ min: t`Lowest price`, max: t`Highest price` }}
          say={say}
        />
      </div>
      <div className={css.plain}>
        <Choice name="priceMin" label={t`Lowest price`} none={t`Any`} chosen={filters.price?.min} offered={steps} say={euro} />
        <Choice name="priceMax" label={t`Highest price`} none={t`Any`} chosen={filters.price?.max} offered={steps} say={euro} />
      </div>
    </div>
  )
}

function Choice(it: {
  name: string
  label: string
  none: string
  chosen: number | undefined
  offered: readonly number[]
  say: (euro: number) => string
}): ReactNode {
  const values = [...new Set([...it.offered, ...(it.chosen === undefined ? [] : [it.chosen / 100])])].sort((one, other) => one - other)
  return (
    <label className={css.choice}>
      {it.label}
      <select key={it.chosen} name={it.name} defaultValue={it.chosen ?? ''}>
        <option value="">{it.none}</option>
        {values.map((euro) => (
          <option key={euro} value={euro * 100}>
            {it.say(euro)}
          </option>
        ))}
      </select>
    </label>
  )
}
