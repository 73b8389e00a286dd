import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CancellationPolicy } from '../../contract/price.ts'
import { formatDate } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Conditions.module.css'

/** Shows the conditions of cancellation (S2.18). Without dates they tell the deadline in days instead of a date. */
export function Conditions({ policy, checkin }: { policy: CancellationPolicy | undefined; checkin?: string }): ReactNode {
  const { market } = useSite()
  if (!policy?.cancellable || (checkin && !policy.cancellationDeadline && policy.message)) {
    return (
      <ul className={css.conditions}>
        <li>
          <Icon name="info" />
          <span>{policy?.message ?? <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>}</span>
        </li>
      </ul>
    )
  }
  const until = policy.cancellationDeadline && formatDate(policy.cancellationDeadline, market)
  return (
    <ul className={css.conditions}>
      <li>
        <Icon name="calendar-check" />
        <span>
          {until ? (
            <Trans>Until {until}: change your dates free of charge.</Trans>
          ) : (
            <Trans>Until the deadline of your booking: change your dates free of charge.</Trans>
          )}
        </span>
      </li>
      <li>
        <Icon name="refresh" />
        <span>
          {until ? (
            <Trans>Until {until}: cancel and get 80% of each night back.</Trans>
          ) : (
            <Trans>Until the deadline of your booking: cancel and get 80% of each night back.</Trans>
          )}
        </span>
      </li>
      <li>
        <Icon name="info" />
        <span>
          {checkin ? (
            <Trans>From then until your arrival on {formatDate(checkin, market)}: no refund.</Trans>
          ) : (
            <Trans>From then until your arrival: no refund.</Trans>
          )}
        </span>
      </li>
    </ul>
  )
}
