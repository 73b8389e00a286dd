import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { ChosenExtra } from '../../domain/extras/extra-address.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { formatSignedPrice } from '../../ui/format/price.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './ChosenExtras.module.css'

interface ChosenExtrasProps {
  /** An extra without its amount is listed without one, while its price loads or where it has none. */
  readonly extras: readonly (Omit<ChosenExtra, 'price'> & { readonly amount: number | undefined })[]
  readonly onRemove: (product: number) => void
}

export function ChosenExtras({ extras, onRemove }: ChosenExtrasProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (extras.length === 0) return null
  const remove = (product: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onRemove(product)
  }
  return (
    <ul className={css.extras} aria-label={t`Extras`}>
      {extras.map(({ label, amount, removal }) => (
        <li key={label}>
          <span>{label}</span>
          {amount !== undefined && <b className="tabular">{formatSignedPrice(amount, market)}</b>}
          {removal && (
            <a
              href={removal.href}
              rel="nofollow"
              title={t`Remove ${label}`}
              aria-label={t`Remove ${label}`}
              data-live=""
              onClick={remove(removal.product)}
            >
              <Icon name="cross" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
