import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { plainDate } from '../../ui/format/date.ts'
import { price as money } from '../../ui/format/price.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { calendarCheck, circleInfo, receipt } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Booking.module.css'
import type { StayPrice } from './use-quote.ts'

/** What else the price means: taxes, local tax where it comes on top, changing and cancelling. Before there is a price, that taxes are in it. */
export function Terms({ price, taxIncluded }: { price: StayPrice; taxIncluded?: boolean | undefined }): ReactNode {
  const { market } = useSite()
  const quote = price.kind === 'priced' ? price.quote : undefined
  const tax = (!taxIncluded && quote?.localTaxTotalAmount) || 0
  const policy = quote?.cancellationPolicy
  const until = policy?.cancellable && policy.cancellationDeadline ? plainDate(policy.cancellationDeadline, market) : undefined
  return (
    <ul className={css.terms}>
      <li>
        <Icon of={receipt} />
        {tax > 0 ? (
          <span>
            <Trans>Taxes included. Local tax, paid at the hotel: {money(tax, market)}</Trans>
          </span>
        ) : (
          <Trans>Taxes included</Trans>
        )}
      </li>
      {until !== undefined && (
        <li>
          <Icon of={calendarCheck} />
          <span>
            <Trans>Until {until}: change your dates free of charge.</Trans>
          </span>
        </li>
      )}
      {policy && until === undefined && (policy.message || !policy.cancellable) && (
        <li>
          <Icon of={circleInfo} />
          <span>{policy.message ?? <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>}</span>
        </li>
      )}
    </ul>
  )
}
