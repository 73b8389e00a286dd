import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CancellationPolicy } from '../../contract/price.ts'
import { plainDate } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import { calendarCheck, circleInfo, refresh } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** Modification and cancellation (section 9): free changes and 80 % back until the deadline, nothing back after it. */
export function Conditions({ policy, checkin }: { policy: CancellationPolicy | undefined; checkin: string }): ReactNode {
  const { market } = useSite()
  const deadline = policy?.cancellable ? policy.cancellationDeadline : undefined
  if (!deadline) {
    return (
      <ul className={css.conditions}>
        <li>
          <Icon of={circleInfo} />
          <span>{policy?.message ?? <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>}</span>
        </li>
      </ul>
    )
  }
  const until = plainDate(deadline, market)
  return (
    <ul className={css.conditions}>
      <li>
        <Icon of={calendarCheck} />
        <span>
          <Trans>Until {until}: change your dates free of charge.</Trans>
        </span>
      </li>
      <li>
        <Icon of={refresh} />
        <span>
          <Trans>Until {until}: cancel and get 80% of each night back.</Trans>
        </span>
      </li>
      <li>
        <Icon of={circleInfo} />
        <span>
          <Trans>From then until your arrival on {plainDate(checkin, market)}: no refund.</Trans>
        </span>
      </li>
    </ul>
  )
}
