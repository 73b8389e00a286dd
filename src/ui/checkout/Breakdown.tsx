import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceBreakdown } from '../../domain/booking/price-breakdown.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from '../price/Breakdown.module.css'
import { guestsLabel } from './guests-label.ts'

export interface BreakdownProps extends PriceBreakdown {
  readonly nightCount: number
  readonly rooms?: number | undefined
  readonly guests: Guests
  /** Cents, paid at the hotel on top of the price. */
  readonly localTax?: number | undefined
}

/** What the price is made of, and what is paid at the hotel; opens without scripts. */
export function Breakdown({ nights, extras, insurance, nightCount, rooms = 1, guests, localTax }: BreakdownProps): ReactNode {
  const { t, i18n } = useLingui()
  const stay = [
    t`${plural(nightCount, { one: '# night', other: '# nights' })}`,
    rooms > 1 && t`${plural(rooms, { one: '# room', other: '# rooms' })}`,
    guestsLabel(guests, i18n),
  ]
  return (
    <details className={css.breakdown}>
      <summary>
        <Trans>Price in detail</Trans>
      </summary>
      <dl>
        <Line label={stay.filter((part) => part !== false).join(' · ')} amount={nights} />
        {extras.map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        {insurance > 0 && <Line label={t`Cancellation insurance`} amount={insurance} />}
        {localTax ? <Line label={t`Local tax, paid at the hotel`} amount={localTax} muted /> : null}
      </dl>
    </details>
  )
}

function Line({ label, amount, muted }: { label: string; amount: number; muted?: boolean }): ReactNode {
  const { market } = useSite()
  return (
    <div className={muted ? 'muted' : undefined}>
      <dt>{label}</dt>
      <dd>{formatPrice(amount, market)}</dd>
    </div>
  )
}
