import { useLingui } from '@lingui/react/macro'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import type { GiftFormatProps } from '../../../src/islands/gift-format/island.ts'

export function useVoucherPreview(
  { hotel, images, label, programLine }: StayDetail,
  settings: Settings | null,
): GiftFormatProps['preview'] {
  const { t } = useLingui()
  return {
    title: label,
    kind: t`Gift voucher for two`,
    where: `${hotel.label}, ${hotel.location.label}`,
    included: [...programLine],
    ...(images[0] && { picture: images[0] }),
    ...(settings && { validity: { months: settings.voucherValidityMonths.singleVoucher } }),
  }
}
