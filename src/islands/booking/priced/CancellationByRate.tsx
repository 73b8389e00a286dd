import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CancellationPolicy, PriceInfo } from '../../../contract/price.ts'
import type { StayOffer } from '../../../domain/quote/stay-rates.ts'
import { CancellationLine } from '../../../ui/checkout/CancellationLine.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from '../../../ui/price/Breakdown.module.css'

interface CancellationByRateProps {
  /** Empty where only the quoted one is known. */
  readonly rates: readonly StayOffer[]
  readonly quoted: { readonly price: PriceInfo; readonly policy: CancellationPolicy | undefined }
  readonly checkin: string
}

export function CancellationByRate({ rates, quoted, checkin }: CancellationByRateProps): ReactNode {
  const { t } = useLingui()
  const { today } = useSite()
  const listed = rates.map(({ priceInfo, cancellationPolicy }) => ({ price: priceInfo, policy: cancellationPolicy }))
  return (
    <details className={css.breakdown}>
      <summary>{t`If you cancel`}</summary>
      {(listed.length > 0 ? listed : [quoted]).map(({ price: { sellPrice, insuranceAmount }, policy }) => (
        <section key={sellPrice} className={css.rate}>
          <h3>{insuranceAmount === undefined ? t`Standard rate` : t`Rate with cancellation insurance`}</h3>
          <CancellationLine terms={{ policy, price: sellPrice - (insuranceAmount ?? 0) }} checkin={checkin} today={today} />
        </section>
      ))}
    </details>
  )
}
