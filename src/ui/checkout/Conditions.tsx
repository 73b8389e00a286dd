import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CancellationPolicy } from '../../contract/price.ts'
import { plainDate } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import { calendarCheck, circleInfo, refresh } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/**
 * Modification and cancellation (section 9): free changes and 80 % of each night back until the deadline, nothing back from then until
 * check-in. Dates (`yyyy-MM-dd`) are named where they are known: a stay without dates has a deadline, but not yet its day.
 */
export function Conditions({ policy, checkin }: { policy: CancellationPolicy | undefined; checkin?: string }): ReactNode {
  const { market } = useSite()
  if (!policy?.cancellable || (checkin && !policy.cancellationDeadline && policy.message)) {
    return (
      <ul className={css.conditions}>
        <li>
          <Icon of={circleInfo} />
          <span>{policy?.message ?? <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>}</span>
        </li>
      </ul>
    )
  }
  const until = policy.cancellationDeadline && plainDate(policy.cancellationDeadline, market)
  return (
    <ul className={css.conditions}>
      <li>
        <Icon of={calendarCheck} />
        <span>
          {until ? (
            <Trans>Until {until}: change your dates free of charge.</Trans>
          ) : (
            <Trans>Until the deadline of your booking: change your dates free of charge.</Trans>
          )}
        </span>
      </li>
      <li>
        <Icon of={refresh} />
        <span>
          {until ? (
            <Trans>Until {until}: cancel and get 80% of each night back.</Trans>
          ) : (
            <Trans>Until the deadline of your booking: cancel and get 80% of each night back.</Trans>
          )}
        </span>
      </li>
      <li>
        <Icon of={circleInfo} />
        <span>
          {checkin ? (
            <Trans>From then until your arrival on {plainDate(checkin, market)}: no refund.</Trans>
          ) : (
            <Trans>From then until your arrival: no refund.</Trans>
          )}
        </span>
      </li>
    </ul>
  )
}
