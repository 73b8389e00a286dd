import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { giftSwitch } from '../../domain/criteria/flow-switch.ts'
import type { StayCriteria } from '../../domain/criteria/stay-criteria.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { gift } from '../../ui/icon/paths.ts'
import css from './Booking.module.css'

/** The same page in the gifting flow; `nights` are those of its first price. */
export function GiftLink({ criteria, nights }: { criteria: StayCriteria; nights: number | undefined }): ReactNode {
  return (
    <p className={css.switch}>
      <Icon of={gift} />
      <a href={`?flow=gifting#${giftSwitch(criteria, nights)}`}>
        <Trans>Offer this stay as a gift</Trans>
      </a>
    </p>
  )
}
