import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { usePriceUnit } from './use-price-unit.ts'
import css from './Range.module.css'

/** Euros. */
const steps = [50, 75, 100, 150, 200]

/** Server only. `children`: further fields of the form. */
export function NativePrice({ rendered, children }: { rendered: SearchCriteria; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  const unit = usePriceUnit(rendered)
  const { price } = rendered.filters
  return (
    <div className={css.plain}>
      <p className={css.hint}>{unit}</p>
      <Choice name="priceMin" label={t`Lowest price`} chosen={price?.min} />
      <Choice name="priceMax" label={t`Highest price`} chosen={price?.max} />
      {children}
    </div>
  )
}

/** `chosen`: cents. */
function Choice({ name, label, chosen }: { name: string; label: string; chosen: number | undefined }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const values = [...new Set([...steps, ...(chosen === undefined ? [] : [chosen / 100])])].sort((a, b) => a - b)
  return (
    <label className={css.choice}>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{t`Any`}</option>
        {values.map((euro) => (
          <option key={euro} value={euro * 100}>
            {formatPrice(euro * 100, market)}
          </option>
        ))}
      </select>
    </label>
  )
}
