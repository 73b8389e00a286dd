import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paidAlike } from '../../../domain/pricing/payments.ts'
import { formatDate } from '../../../ui/format/date.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from '../../stay-page/panel.module.css'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'
import type { RatePrice } from '../../../domain/booking/rate-prices.ts'
import { CancellationLine } from '../../../ui/checkout/CancellationLine.tsx'
import breakdown from '../../../ui/price/Breakdown.module.css'

export function Terms({ price, taxIncluded }: { price: StayPrice; taxIncluded?: boolean | undefined }): ReactNode {
  const { market } = useSite()
  const quote = price.kind === 'priced' ? price.quote : undefined
  const tax = (!taxIncluded && quote?.localTaxTotalAmount) || 0
  const policy = quote?.cancellationPolicy
  const until = policy?.cancellable && policy.cancellationDeadline ? formatDate(policy.cancellationDeadline, market) : undefined
  return (
    <ul className={css.terms}>
      <li>
        <Icon name="receipt" />
        {tax > 0 ? (
          <span>
            <Trans>Taxes included. Local tax, paid at the hotel: {formatPrice(tax, market)}</Trans>
          </span>
        ) : (
          <Trans>Taxes included</Trans>
        )}
      </li>
      {until !== undefined && (
        <li>
          <Icon name="calendar-check" />
          <span>
            <Trans>Until {until}: change your dates free of charge.</Trans>
          </span>
        </li>
      )}
      {policy && until === undefined && (policy.message || !policy.cancellable) && (
        <li>
          <Icon name="info" />
          <span>{policy.message ?? <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>}</span>
        </li>
      )}
    </ul>
  )
}

interface CancellationByRateProps {
  /** Empty until the rates of these dates and guests are known: then the quoted one stands alone. */
  readonly rates: readonly RatePrice[]
  readonly quoted: Omit<RatePrice, 'id'>
  readonly checkin: string
}

export function CancellationByRate({ rates, quoted, checkin }: CancellationByRateProps): ReactNode {
  const { t } = useLingui()
  const { today } = useSite()
  return (
    <details className={breakdown.breakdown}>
      <summary>{t`If you cancel`}</summary>
      {(rates.length > 0 ? rates : [{ id: 0, ...quoted }]).map(({ id, price, policy }) => (
        <section key={id} className={breakdown.rate}>
          <h2>{price.insuranceAmount === undefined ? t`Standard rate` : t`Rate with cancellation insurance`}</h2>
          <CancellationLine terms={{ policy, price: paidAlike(price, quoted.price) }} checkin={checkin} today={today} />
        </section>
      ))}
    </details>
  )
}
