import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { stayPriceBounds } from '../../../domain/search/price-bounds.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { usePriceUnit } from './use-price-unit.ts'
import css from './Range.module.css'

/** Euros between the ends of the slider. */
const steps = [25, 50, 75, 100, 150, 200]

/** Server only. `children`: further fields of the form. */
export function NativePrice({ rendered, children }: { rendered: SearchCriteria; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const unit = usePriceUnit(rendered)
  const { price } = rendered.filters
  const euros = (end: number) => formatPrice(end * 100, market)
  return (
    <div className={css.plain}>
      <p className={css.hint}>{unit}</p>
      <Choice name="priceMin" label={t`Lowest price`} chosen={price?.min} first={euros(stayPriceBounds.min)} />
      <Choice name="priceMax" label={t`Highest price`} chosen={price?.max} last={`${euros(stayPriceBounds.max)}+`} />
      {children}
    </div>
  )
}

/** `chosen`: cents. `first`, `last`: the open end, as the slider shows it. */
function Choice({ name, label, chosen, first, last }: ChoiceProps): ReactNode {
  const { market } = useSite()
  const values = [...new Set([...steps, ...(chosen === undefined ? [] : [chosen / 100])])].sort((a, b) => a - b)
  return (
    <label className={css.choice}>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        {first && <option value="">{first}</option>}
        {values.map((euro) => (
          <option key={euro} value={euro * 100}>
            {formatPrice(euro * 100, market)}
          </option>
        ))}
        {last && <option value="">{last}</option>}
      </select>
    </label>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly chosen: number | undefined
  readonly first?: string
  readonly last?: string
}
