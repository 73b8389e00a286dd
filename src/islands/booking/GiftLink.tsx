import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { giftSwitch } from '../../domain/criteria/flow-switch.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { gift } from '../../ui/icon/paths.ts'
import css from './Booking.module.css'

/** The same page in the gifting flow, for so many nights. */
export function GiftLink({ nights }: { nights: number | undefined }): ReactNode {
  return (
    <p className={css.switch}>
      <Icon of={gift} />
      <a href={`?flow=gifting#${giftSwitch(nights)}`}>
        <Trans>Offer this stay as a gift</Trans>
      </a>
    </p>
  )
}
