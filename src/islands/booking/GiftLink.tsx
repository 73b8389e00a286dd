import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { giftSwitch } from '../../domain/stay/flow-switch.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { giftIcon } from '../../ui/icon/paths.ts'
import { linkTo } from '../../ui/link/link-to.ts'
import css from '../stay-page/panel.module.css'

/** Links to gifting with the nights of its first price. */
export function GiftLink({ criteria, nights }: { criteria: StayCriteria; nights: number | undefined }): ReactNode {
  return (
    <p className={css.switch}>
      <Icon path={giftIcon} />
      <a {...linkTo(`?flow=gifting#${giftSwitch(criteria, nights)}`)}>
        <Trans>Offer this stay as a gift</Trans>
      </a>
    </p>
  )
}
