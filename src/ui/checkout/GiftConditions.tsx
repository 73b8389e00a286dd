import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Facts } from '../facts/Facts.tsx'
import { CheckoutPart } from './CheckoutLayout.tsx'

export const giftConditions = 'conditions'

/** `stated` are the conditions that content has for a gift card. */
export function GiftConditions({
  validityMonths: validity,
  stated,
}: {
  validityMonths: number
  stated?: readonly string[] | undefined
}): ReactNode {
  const { t } = useLingui()
  const usual = [
    t`${plural(validity, { one: 'Valid for # month from the purchase.', other: 'Valid for # months from the purchase.' })}`,
    t`While it is valid, the gift can be exchanged for another stay, activity or box.`,
  ]
  return (
    <CheckoutPart id={giftConditions} title={<Trans>Conditions of this gift</Trans>}>
      <Facts facts={stated ?? usual} />
    </CheckoutPart>
  )
}
