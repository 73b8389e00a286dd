import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { gift } from '../../ui/icon/paths.ts'
import css from './Booking.module.css'

/** The same page in the gifting flow. */
export function GiftLink(): ReactNode {
  return (
    <p className={css.switch}>
      <Icon of={gift} />
      <a href="?flow=gifting">
        <Trans>Offer this stay as a gift</Trans>
      </a>
    </p>
  )
}
