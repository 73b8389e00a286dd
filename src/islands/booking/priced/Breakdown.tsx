import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type PanelAmount, panelAmounts } from '../../../domain/booking/panel-amounts.ts'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'
import { fromOccupancy } from '../../../domain/guests/occupancy.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../../controls/guests/use-guest-labels.ts'
import css from '../../../ui/price/Breakdown.module.css'

/** What the total consists of, and what is paid at the hotel on top of it. Empty without a price. */
export function Breakdown({ price, taxIncluded }: { price: StayPrice; taxIncluded: boolean | undefined }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const guests = useGuestLabels()
  if (price.kind !== 'priced') return null
  const { reservationCriteria: stay, localTaxTotalAmount = 0 } = price.quote
  const labels: Record<PanelAmount['kind'], string> = {
    nights: `${t`${plural(stay.nights, { one: '# night', other: '# nights' })}`}, ${guests.guests(fromOccupancy(stay))}`,
    saved: t`You save`,
    insurance: t`Cancellation insurance`,
  }
  const row = (label: string, amount: number, tone?: string) => (
    <div key={label} className={tone}>
      <dt>{label}</dt>
      <dd>{amount < 0 ? `−${formatPrice(-amount, market)}` : formatPrice(amount, market)}</dd>
    </div>
  )
  return (
    <details className={css.breakdown}>
      <summary>{t`Price in detail`}</summary>
      <dl>
        {panelAmounts(price.price).map(({ kind, amount }) => row(labels[kind], amount))}
        {row(t`Total, taxes included`, price.price.sellPrice, css.total)}
        {!taxIncluded && localTaxTotalAmount > 0 && row(t`Local tax, paid at the hotel`, localTaxTotalAmount, 'muted')}
      </dl>
    </details>
  )
}
