import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MessageAndPreview } from '../../../src/ui/gift/MessageAndPreview.tsx'
import type { StayPageProps } from './StayPage.tsx'

/** Message of a digital gift and its preview (booking, section 4, "Gift customisation form"). */
export function GiftCustomisation({ detail, criteria, settings }: StayPageProps): ReactNode {
  const { t } = useLingui()
  const { hotel, images, label } = detail
  return (
    <MessageAndPreview
      title={label}
      kind={t`Gift voucher for two`}
      where={`${hotel.label}, ${hotel.location.label}`}
      picture={images[0]}
      included={detail.programLine}
      validity={settings ? { months: settings.voucherValidityMonths.singleVoucher } : undefined}
      format={{ kind: criteria.giftFormat }}
    />
  )
}
