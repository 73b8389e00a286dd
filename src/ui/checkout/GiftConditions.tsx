import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Facts } from '../facts/Facts.tsx'
import { CheckoutPart } from './CheckoutLayout.tsx'

/** Anchor of the terms. */
export const giftConditions = 'conditions'

/** `validity`: months; `stated`: a gift card's, from content. */
export function GiftConditions({ validity, stated }: { validity: number; stated?: readonly string[] | undefined }): ReactNode {
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
