import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { distanceBounds } from '../../../domain/search/distance-bounds.ts'
import { priceBoundsOf } from '../../../domain/search/price-bounds.ts'
import { formatDistance } from '../../../ui/format/number.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Range.module.css'
import { usePriceUnit } from './use-price-unit.ts'

const priceStepsEuros = [25, 50, 75, 100, 150, 200]

/** The range of prices for visitors without scripts. `children` are the hidden fields of their form. */
export function NativePrice({ rendered, children }: { rendered: SearchCriteria; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { flow, market } = useSite()
  const bounds = priceBoundsOf(flow)
  const unit = usePriceUnit(rendered)
  const { price } = rendered.filters
  const euros = (end: number) => formatPrice(end * 100, market)
  return (
    <div className={css.plain}>
      <p className={css.hint}>{unit}</p>
      <Choice name="priceMin" label={t`Lowest price`} chosenCents={price?.min} first={euros(bounds.min)} />
      <Choice name="priceMax" label={t`Highest price`} chosenCents={price?.max} last={`${euros(bounds.max)}+`} />
      {children}
    </div>
  )
}

/** `first` or `last` is the text of the open end, as the slider shows it. */
function Choice({ name, label, chosenCents, first, last }: ChoiceProps): ReactNode {
  const { market } = useSite()
  const values = [...new Set([...priceStepsEuros, ...(chosenCents === undefined ? [] : [chosenCents / 100])])].sort((a, b) => a - b)
  return (
    <label className={css.choice}>
      {label}
      <select name={name} defaultValue={chosenCents ?? ''}>
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
  readonly chosenCents: number | undefined
  readonly first?: string
  readonly last?: string
}

const distanceStepsKm = [10, 20, 30, 50, 100, 200, 300]

/** The greatest distance for visitors without scripts. Empty without a point to measure from. */
export function NativeDistance({ rendered }: { rendered: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const bounds = distanceBounds(rendered.destination)
  const chosen = rendered.filters.distance?.max
  return (
    <div className={css.plain}>
      {rendered.point && (
        <label className={css.choice}>
          {t`Include offers around`}
          <select name="distanceMax" defaultValue={chosen ?? ''}>
            <option value="">{t`No`}</option>
            {[...new Set([...distanceStepsKm, chosen ?? bounds.initial.max])]
              .filter((step) => step <= bounds.max)
              .sort((a, b) => a - b)
              .map((step) => (
                <option key={step} value={step}>
                  {formatDistance(step, market)}
                </option>
              ))}
          </select>
        </label>
      )}
    </div>
  )
}
