import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Facts } from '../facts/Facts.tsx'
import { CheckoutPart } from './CheckoutLayout.tsx'

export const giftConditions = 'conditions'

interface GiftConditionsProps {
  readonly validityMonths: number
  /** The conditions that content has for a gift card. */
  readonly stated?: readonly string[] | undefined
  /** What is bought for oneself is no gift. */
  readonly ownUse: boolean
}

export function GiftConditions({ validityMonths: validity, stated, ownUse }: GiftConditionsProps): ReactNode {
  const { t } = useLingui()
  const usual = [
    t`${plural(validity, { one: 'Valid for # month from the purchase.', other: 'Valid for # months from the purchase.' })}`,
    ownUse
      ? t`While it is valid, the voucher can be exchanged for another stay, activity or box.`
      : t`While it is valid, the gift can be exchanged for another stay, activity or box.`,
  ]
  return (
    <CheckoutPart id={giftConditions} title={ownUse ? <Trans>Conditions of this voucher</Trans> : <Trans>Conditions of this gift</Trans>}>
      <Facts facts={stated ?? usual} />
    </CheckoutPart>
  )
}
